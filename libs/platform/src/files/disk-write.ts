import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode } from '../telemetry/error-code.js';
import { encodeTrailer } from './file-trailer.js';

/** Writes a whole file, with its trailer, down to the disk itself. */
export async function writeDraft(path: string, content: Readable, contentType: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    const { etag } = await writeContent(file, content);
    await file.appendFile(encodeTrailer({ contentType, etag }));
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Makes a rename in this folder outlast a power cut. The folder may be gone by now: then the renamed file was deleted.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await openIfThere(path);
  if (!folder) return;
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** @throws when no file could be written to a folder: the disk is full, or the folder is not ours */
export async function tryFolder(path: string): Promise<void> {
  const trial = join(path, `.trial-${randomUUID()}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    await writeFile(trial, 'a pint', { mode: 0o600 });
  } finally {
    await rm(trial, { force: true });
  }
}

/** Opens a file or a folder for reading; null when there is none. */
export async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Writes a stream to a file. @returns how many bytes there were, and their SHA-256 in hexadecimal */
export async function writeContent(file: FileHandle, content: Readable): Promise<{ size: number; etag: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    size += bytes.length;
    await file.appendFile(bytes);
  }
  return { size, etag: hash.digest('hex') };
}
