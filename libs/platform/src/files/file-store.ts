import type { Readable } from 'node:stream';
import type { Dependency } from '../run/dependencies.js';

/** What is known of a stored file without reading it. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  contentType: string;
  /** Changes exactly when the content does; lower-case letters and digits, without quotes. */
  etag: string;
  lastModified: Date;
}

/** A file being read. The reader must read `stream` to its end or destroy it. */
export interface OpenedFile extends StoredFile {
  /** The bytes of the range asked for, or all. */
  stream: Readable;
}

/** Bytes from `start` to `end`, both included and counted from 0; `end` may lie beyond the last. */
export interface ByteRange {
  start: number;
  end?: number;
}

/**
 * Large immutable things under keys of our own choosing. A key has 1 to 512 lower-case letters, digits and `-_./`, its
 * parts between slashes begin with a letter, digit, `-` or `_` and have 128 characters at most, and nowhere two dots in
 * a row. Any other is refused with InvalidFileKeyError before anything is touched.
 */
export interface FileStore extends Dependency {
  /**
   * Stores all of `content`, or, when that ends early or fails, nothing: what was under the key stays as it was until
   * the new content is whole and safe on disk.
   * @throws FileStoreFullError when there is no room
   */
  put(key: string, content: Readable, options: { contentType: string }): Promise<void>;
  /**
   * Opens a file, or null when there is none.
   * @throws RangeError when the range begins beyond the file's last byte or ends before it begins
   */
  get(key: string, range?: ByteRange): Promise<OpenedFile | null>;
  /** What is known of a file, or null when there is none. */
  stat(key: string): Promise<StoredFile | null>;
  /** Deletes a file; does nothing when there is none. */
  delete(key: string): Promise<void>;
  /** The keys that begin with `prefix`, compared and ordered by character code; '' for all. */
  list(prefix: string): Promise<string[]>;
}
