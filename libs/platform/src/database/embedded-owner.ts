import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../telemetry/error-code.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { readIfPresent } from './embedded-files.js';
import { startedAt } from './embedded-process.js';

interface Owner {
  pid: number;
  /** Tells the process from a later one of the same id. */
  startedAt: string;
}

/**
 * Claims a data folder for this process, until the returned function gives it back or the process dies.
 * @throws EmbeddedPostgresError when a living process holds it
 */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  const ownerFile = join(dataDir, 'postgres-owner.json');
  const claim = join(dataDir, `postgres-owner-${randomUUID()}.json`);
  const self: Owner = { pid: process.pid, startedAt: (await startedAt(process.pid)) ?? '' };
  try {
    await writeFile(claim, JSON.stringify(self), { mode: 0o644 });
    while (!(await linked(claim, ownerFile))) await removeDeadOwner(ownerFile, dataDir);
  } finally {
    await rm(claim, { force: true });
  }
  return () => rm(ownerFile, { force: true });
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

async function removeDeadOwner(ownerFile: string, dataDir: string): Promise<void> {
  const judged = await readIfPresent(ownerFile);
  const owner = parse(judged);
  if (owner && (await startedAt(owner.pid)) === owner.startedAt) {
    throw new EmbeddedPostgresError(
      `DATA_DIR ${dataDir} is in use by process ${owner.pid}. Stop that one first, or give this one another DATA_DIR.`,
    );
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

function parse(text: string | undefined): Owner | undefined {
  try {
    return text ? (JSON.parse(text) as Owner) : undefined;
  } catch {
    // Half a file, of a power cut: its owner is gone.
    return undefined;
  }
}
