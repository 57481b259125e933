import { randomUUID } from 'node:crypto';
import { access, type FileHandle, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { hasCode } from '../telemetry/error-code.js';
import { keysWith } from './disk-walk.js';
import { openIfThere, syncFolder, tryFolder, writeDraft } from './disk-write.js';
import { checkFileKey } from './file-key.js';
import { diskFailure } from './file-store.errors.js';
import type { ByteRange, FileStore, OpenedFile, StoredFile } from './file-store.js';
import { readTrailer } from './file-trailer.js';

/**
 * Files in a folder that belongs to one process. `photos/door.jpg` is stored as `photos@/door.jpg`: no key contains an
 * @, so a key may be the beginning of another. After its content each file holds its type and etag (file-trailer.ts). A
 * folder is removed with the last file in it.
 */
export class DiskFileStore implements FileStore {
  private constructor(
    private readonly root: string,
    private readonly unfinished: string,
  ) {}

  /** Makes the folder if need be, and removes unfinished files that a crash has left. */
  static async open(root: string): Promise<DiskFileStore> {
    const unfinished = join(root, '@unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    return new DiskFileStore(root, unfinished);
  }

  async put(key: string, content: Readable, { contentType }: { contentType: string }): Promise<void> {
    const path = this.pathOf(key);
    const draft = join(this.unfinished, randomUUID());
    content.once('error', () => undefined); // An error before it is read is not uncaught; reading it then throws.
    try {
      await writeDraft(draft, content, contentType);
      await moveTo(path, draft);
      await syncFolder(dirname(path));
    } catch (error) {
      content.destroy();
      await rm(draft, { force: true });
      throw diskFailure(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    const opened = await this.openFile(key);
    if (!opened) return null;
    const { handle, file } = opened;
    const { start, end } = range ?? { start: 0 };
    if (range && (start < 0 || start >= file.size || (end ?? start) < start)) {
      await handle.close();
      throw new RangeError(`There are no bytes ${start} to ${end ?? 'the end'} in a file of ${file.size}.`);
    }
    return { ...file, stream: await bytesOf(handle, start, Math.min(end ?? file.size, file.size - 1)) };
  }

  async stat(key: string): Promise<StoredFile | null> {
    const opened = await this.openFile(key);
    await opened?.handle.close();
    return opened?.file ?? null;
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(path, { force: true });
    await removeIfEmpty(dirname(path));
  }

  check(): Promise<void> {
    return tryFolder(this.unfinished);
  }

  list(prefix: string): Promise<string[]> {
    return keysWith(this.root, prefix);
  }

  private pathOf(key: string): string {
    checkFileKey(key);
    return join(this.root, key.replaceAll('/', '@/'));
  }

  private async openFile(key: string): Promise<{ handle: FileHandle; file: StoredFile } | null> {
    const handle = await openIfThere(this.pathOf(key));
    if (!handle) return null;
    try {
      const { size: fileSize, mtime } = await handle.stat();
      return { handle, file: { ...(await readTrailer(handle, fileSize)), lastModified: mtime } };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }
}

/** The folder may be removed meanwhile, with the last file in it; then it is made again. */
async function moveTo(path: string, draft: string): Promise<void> {
  for (;;) {
    await mkdir(dirname(path), { recursive: true });
    try {
      return await rename(draft, path);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      await access(draft);
    }
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
  }
}

async function bytesOf(handle: FileHandle, start: number, end: number): Promise<Readable> {
  if (end >= start) return handle.createReadStream({ start, end });
  await handle.close();
  return Readable.from([]);
}
