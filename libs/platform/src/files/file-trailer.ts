import type { FileHandle } from 'node:fs/promises';

/** What the file system does not know of a file; written after its content, so that both change in one step. */
interface FileTrailer {
  etag: string;
  contentType: string;
}

const form = /\n([0-9a-f]{64}) ([\x20-\x7e]{1,200})$/;
const longest = 1 + 64 + 1 + 200;

/** The trailer as it is appended to a file: a line of its own. */
export function encodeTrailer({ etag, contentType }: FileTrailer): string {
  const trailer = `\n${etag} ${contentType}`;
  if (!form.test(trailer)) throw new TypeError('The content type is empty, too long, or not plain ASCII.');
  return trailer;
}

/** @returns the trailer, and how many bytes of content stand before it */
export async function readTrailer(file: FileHandle, fileSize: number): Promise<FileTrailer & { size: number }> {
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(longest),
    position: Math.max(0, fileSize - longest),
  });
  const [trailer, etag, contentType] = form.exec(buffer.toString('latin1', 0, bytesRead)) ?? [];
  if (!trailer || !etag || !contentType) throw new Error('This file was not written by the file store.');
  return { etag, contentType, size: fileSize - trailer.length };
}
