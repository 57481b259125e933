import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { databaseDirOf } from '@rover/platform/database/embedded/embedded-cluster';
import { giveAll, ownerOf } from '@rover/platform/database/embedded/embedded-files';

/**
 * In milliseconds. Whoever stops the process does not wait for long; the rest is given back at root's next start or
 * stop.
 */
const atMost = 5_000;

/**
 * Gives files that root has made in the data folder of an ordinary user to that user, who could not start the pub again
 * otherwise. The database is left out: it never belongs to root.
 * @param onTrouble called when it cannot be completed
 */
export async function restoreOwnership(dataDir: string, onTrouble: (words: string) => void): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await ownerOf(dataDir);
  if (!owner || owner.uid === 0) return;
  const paths = (await readdir(dataDir)).map((name) => path.join(dataDir, name));
  const others = paths.filter((one) => one !== databaseDirOf(dataDir));
  await giveAll(others, owner, { timeout: atMost }).catch(() =>
    onTrouble(`Not all of ${dataDir} was given back to its owner. Try: chown -R ${owner.uid}:${owner.gid} ${dataDir}`),
  );
}
