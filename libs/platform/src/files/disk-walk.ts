import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../telemetry/error-code.js';
import { isFileKey } from './file-key.js';

interface Entry {
  path: string;
  /** Of a file, its key; of a folder, how the keys in it begin. */
  key: string;
  isFolder: boolean;
}

/**
 * The files of a DiskFileStore with this prefix and beyond this key, in the order of their keys. No more folders are read
 * than the prefix leaves open.
 */
export async function* filesAfter(
  root: string,
  prefix: string,
  after: string,
): AsyncGenerator<{ key: string; lastModified: Date }> {
  const under = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (under !== '' && !isFileKey(under.slice(0, -1))) return;
  const folder = join(root, under.replaceAll('/', '@/'));
  for await (const { key, path } of filesIn(folder, under, prefix, after)) {
    const lastModified = await modificationOf(path);
    if (lastModified) yield { key, lastModified };
  }
}

async function* filesIn(folder: string, under: string, prefix: string, after: string): AsyncGenerator<Entry> {
  for (const entry of await entriesIn(folder, under)) {
    const { key, path, isFolder } = entry;
    if (isFolder) {
      const mayHavePrefix = key.startsWith(prefix) || prefix.startsWith(key);
      const mayLieBeyond = key > after || after.startsWith(key);
      if (mayHavePrefix && mayLieBeyond) yield* filesIn(path, key, prefix, after);
    } else if (key.startsWith(prefix) && key > after) {
      yield entry;
    }
  }
}

async function entriesIn(folder: string, under: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const found of await contentOf(folder)) {
    const path = join(folder, found.name);
    const isFolder = found.isDirectory() && found.name.endsWith('@');
    const name = isFolder ? found.name.slice(0, -1) : found.name;
    if (!isFileKey(name) || !(isFolder || found.isFile())) continue;
    entries.push({ path, isFolder, key: `${under}${name}${isFolder ? '/' : ''}` });
  }
  return entries.sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** Nothing when the folder is not there, or no longer. */
async function contentOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Null when the file was deleted while we walked. */
async function modificationOf(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
