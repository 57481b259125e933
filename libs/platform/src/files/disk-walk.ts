import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../telemetry/error-code.js';
import { isFileKey } from './file-key.js';

/** The keys in a DiskFileStore that begin with this prefix, in order. Only the folder that it names is walked. */
export async function keysWith(root: string, prefix: string): Promise<string[]> {
  const under = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (under !== '' && !isFileKey(under.slice(0, -1))) return [];
  const keys = await keysIn(join(root, under.replaceAll('/', '@/')), under);
  return keys.filter((key) => key.startsWith(prefix)).sort();
}

async function keysIn(folder: string, under: string): Promise<string[]> {
  const keys: string[] = [];
  for (const found of await contentOf(folder)) {
    const isFolder = found.isDirectory() && found.name.endsWith('@');
    const name = isFolder ? found.name.slice(0, -1) : found.name;
    if (!isFileKey(name)) continue;
    if (isFolder) keys.push(...(await keysIn(join(folder, found.name), `${under}${name}/`)));
    else if (found.isFile()) keys.push(under + name);
  }
  return keys;
}

/** Empty when there is no such folder, or no longer. */
async function contentOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
