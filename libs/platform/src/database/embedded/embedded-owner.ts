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
  /** Distinguishes the process from a later one with the same id. */
  startedAt: string;
  /** The boot and container in which the two above are valid (processSpace); missing in files of earlier releases. */
  space?: string;
  host?: string;
}

/** Milliseconds between two signs of life of an owner, for those who cannot see its process. */
const beatsEvery = 5_000;

/** Milliseconds without a sign of life after which an owner in another container or machine counts as dead. */
const deadAfter = 30_000;

/**
 * Claims a data folder for this process, until the returned function releases it or the process dies. That an owner in
 * another container or machine has died is known only after half a minute.
 * @param onTrouble called when it waits for that
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

/** Writes the owner's file. @returns false when there is an owner already */
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
    // A file cut short by a power cut: its owner is gone.
    return undefined;
  }
}
