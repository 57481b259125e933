import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../../files/disk-write.js';
import { hasCode } from '../../telemetry/error-code.js';

const run = promisify(execFile);

/** A file's text; undefined when there is none. */
export function readIfPresent(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

/** Gives files and folders, with all that is in them, to a user; links themselves, not what they point at. */
export async function giveAll(
  paths: string[],
  { uid, gid }: { uid: number; gid: number },
  options: { timeout?: number } = {},
): Promise<void> {
  await run('chown', ['-R', '-h', `${uid}:${gid}`, ...paths], options);
}

/** The uid and gid that a file or folder belongs to; undefined when there is none. */
export async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await statIfPresent(path);
  return found && { uid: found.uid, gid: found.gid };
}

/** What the system says of a file or folder; undefined when there is none. */
export function statIfPresent(path: string): Promise<Stats | undefined> {
  return stat(path).catch((error) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

/** Writes a file for our eyes only, whole or not at all. */
export async function writeSecret(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await renameDurably(draft, path);
}

/** Renames so that the new name is still there after a power cut. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}
