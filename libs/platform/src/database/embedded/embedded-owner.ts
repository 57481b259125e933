import { randomUUID } from 'node:crypto';
import { link, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '../../telemetry/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { readIfPresent, statIfPresent } from './embedded-files.js';
import { holdsWithin, processSpace, startedAt } from './embedded-process.js';

interface Owner {
  pid: number;
  /** Tells the process from a later one of the same id. */
  startedAt: string;
  /** Where the two above mean something, and to people; files of earlier copies of the product do not say. */
  space?: string;
  host?: string;
}

/** An owner shows so often that it lives, for those who cannot see its process. In milliseconds. */
const beatsEvery = 5_000;

/** An owner elsewhere that has not shown itself for so long is dead. In milliseconds. */
const deadAfter = 30_000;

/**
 * Claims a data folder for this process, until the returned function gives it back or the process dies. Whether one of
 * another container or machine has died shows within half a minute only.
 * @param onTrouble told when it waits for that
 * @throws EmbeddedPostgresError when a living process holds it
 */
export async function claimDataDir(
  dataDir: string,
  onTrouble: (words: string) => void = () => undefined,
): Promise<() => Promise<void>> {
  const ownerFile = join(dataDir, 'postgres-owner.json');
  const { pid } = process;
  const self: Owner = { pid, startedAt: (await startedAt(pid)) ?? '', space: await processSpace(), host: hostname() };
  while (!(await noted(self, dataDir, ownerFile))) await removeDeadOwner(ownerFile, dataDir, onTrouble);
  const beat = () => utimes(ownerFile, new Date(), new Date()).catch(() => undefined);
  const beating = setInterval(beat, beatsEvery).unref();
  return () => {
    clearInterval(beating);
    return rm(ownerFile, { force: true });
  };
}

/** Notes the owner, if there is none. */
async function noted(owner: Owner, dataDir: string, ownerFile: string): Promise<boolean> {
  const claim = join(dataDir, `postgres-owner-${randomUUID()}.json`);
  try {
    await writeFile(claim, JSON.stringify(owner), { mode: 0o644 });
    return await linked(claim, ownerFile);
  } finally {
    await rm(claim, { force: true });
  }
}

/** Gives the claim the owner's name, which fails when there is an owner: two at once cannot both succeed. */
async function linked(claim: string, ownerFile: string): Promise<boolean> {
  try {
    await link(claim, ownerFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function removeDeadOwner(ownerFile: string, dataDir: string, onTrouble: (words: string) => void): Promise<void> {
  const judged = await readIfPresent(ownerFile);
  const owner = parse(judged);
  if (owner) {
    const isNear = owner.space === undefined || owner.space === (await processSpace());
    const who = `process ${owner.pid}${isNear ? '' : ` of another container, machine or boot (${owner.host})`}`;
    const onWait = (seconds: number) =>
      onTrouble(`DATA_DIR ${dataDir} was in use by ${who}; waiting up to ${seconds} s to see whether it has died`);
    if (isNear ? (await startedAt(owner.pid)) === owner.startedAt : await isBeating(ownerFile, onWait)) {
      throw new EmbeddedPostgresError(
        `DATA_DIR ${dataDir} is in use by ${who}. Stop that one first, or give this one another DATA_DIR.`,
      );
    }
  }
  const grave = `${ownerFile}.${randomUUID()}`;
  await rename(ownerFile, grave).catch((error) => {
    if (!hasCode(error, 'ENOENT')) throw error;
  });
  // Between our look and our move another may have claimed it: then the claim goes back where it was.
  const moved = await readIfPresent(grave);
  if (moved !== undefined && moved !== judged) await linked(grave, ownerFile);
  await rm(grave, { force: true });
}

/** Whether an owner that we cannot see shows that it lives; waits until it does, or has been silent for too long. */
async function isBeating(ownerFile: string, onWait: (seconds: number) => void): Promise<boolean> {
  const seen = await lastBeat(ownerFile);
  if (seen === undefined) return false;
  const patience = Math.min(seen - Date.now(), 0) + deadAfter;
  if (patience <= 0) return false;
  onWait(Math.ceil(patience / 1_000));
  await holdsWithin(patience, async () => (await lastBeat(ownerFile)) !== seen);
  return ![seen, undefined].includes(await lastBeat(ownerFile));
}

async function lastBeat(ownerFile: string): Promise<number | undefined> {
  return (await statIfPresent(ownerFile))?.mtimeMs;
}

function parse(text: string | undefined): Owner | undefined {
  try {
    return text ? (JSON.parse(text) as Owner) : undefined;
  } catch {
    // Half a file, of a power cut: its owner is gone.
    return undefined;
  }
}
