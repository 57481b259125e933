import type { FileHandle } from 'node:fs/promises';

/** What cannot be read off a file of the disk; written behind its content, so that both change in one step. */
export interface FileTrailer {
  contentType: string;
  etag: string;
}

const lengthBytes = 4;
const longestTrailer = 1_024;

/** The trailer as bytes: JSON, then its length as a 32-bit number. */
export function encodeTrailer(trailer: FileTrailer): Buffer {
  const json = Buffer.from(JSON.stringify(trailer));
  if (json.length > longestTrailer) throw new TypeError('The content type is too long.');
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length]);
}

/** @returns the trailer, and how many bytes of content stand before it */
export async function readTrailer(file: FileHandle, fileSize: number): Promise<FileTrailer & { size: number }> {
  const tail = Buffer.alloc(Math.min(fileSize, longestTrailer + lengthBytes));
  await file.read(tail, 0, tail.length, fileSize - tail.length);
  const end = tail.length - lengthBytes;
  const length = end < 0 ? 0 : tail.readUInt32BE(end);
  const trailer: unknown = JSON.parse(tail.subarray(Math.max(0, end - length), Math.max(0, end)).toString());
  if (!isTrailer(trailer)) throw new Error('This file was not written by the file store.');
  return { ...trailer, size: fileSize - length - lengthBytes };
}

function isTrailer(value: unknown): value is FileTrailer {
  return typeof value === 'object' && value !== null && 'contentType' in value && 'etag' in value;
}
