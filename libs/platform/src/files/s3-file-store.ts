import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Client } from 'minio';
import pTimeout, { TimeoutError } from 'p-timeout';
import { DomainError } from '../http/domain-error.js';
import { isUnavailable } from '../http/failure-kinds.js';
import { hasCode } from '../telemetry/error-code.js';
import { writeContent } from './disk-write.js';
import { checkFileKey } from './file-key.js';
import { diskFailure, FileStoreFullError } from './file-store.errors.js';
import type { ByteRange, FileStore, OpenedFile, StoredFile } from './file-store.js';
import { boundedTransport } from './s3-transport.js';
import { watchedStream } from './watched-stream.js';

export interface S3Options {
  /** Such as http://minio:9000. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  /** A folder of this process, where a file waits until it is whole. */
  draftDir: string;
  /**
   * Milliseconds that may pass between two pieces of a file, and that a request may take which carries one; that has a
   * second more for every 4 MiB.
   */
  answerWithin?: number;
}

/** Milliseconds that a request without a file may take: somebody waits for its answer. */
const answersWithin = 2_500;
/** Larger files are sent in parts of this size: no more than one part is held in memory. */
const partSize = 8 * 1024 * 1024;
const bytesPerSecond = 4 * 1024 * 1024;
/** The region in which the bucket is made; servers that one runs oneself ignore it. */
const region = 'us-east-1';
const etagHeader = 'x-amz-meta-etag';

/**
 * Files at a server that speaks S3, such as MinIO, in a bucket that nobody else can read. A file is written to the disk
 * of this process first: an upload that breaks off never reaches the store, and its size and digest are known.
 */
export class S3FileStore implements FileStore {
  private readonly client: Client;
  private readonly bucket: string;
  private bucketIsThere = false;

  private constructor(private readonly options: Required<S3Options>) {
    const { endpoint, accessKey, secretKey, bucket, answerWithin } = options;
    const { hostname, port, protocol } = new URL(endpoint);
    this.bucket = bucket;
    this.client = new Client({
      endPoint: hostname,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      useSSL: protocol === 'https:',
      accessKey,
      secretKey,
      region,
      partSize,
      retryOptions: { disableRetry: true },
      // Longer than any deadline of a caller: a store may be silent for a while when it has to save a whole film.
      transport: boundedTransport(protocol, 4 * answerWithin),
    });
  }

  /** Makes the bucket if it can; a server that is not there yet is asked again when the first file comes. */
  static async open({ answerWithin = 8_000, ...options }: S3Options): Promise<S3FileStore> {
    await rm(options.draftDir, { recursive: true, force: true });
    await mkdir(options.draftDir, { recursive: true, mode: 0o700 });
    const store = new S3FileStore({ ...options, answerWithin });
    await store.makeBucket().catch(() => undefined);
    return store;
  }

  async put(key: string, content: Readable, { contentType }: { contentType: string }): Promise<void> {
    checkFileKey(key);
    const path = join(this.options.draftDir, randomUUID());
    content.once('error', () => undefined); // An error before it is read is not uncaught; reading it then throws.
    try {
      const { size, etag } = await this.writeDraft(path, content);
      await this.makeBucket();
      const draft = createReadStream(path);
      const metadata = { 'content-type': contentType, [etagHeader]: etag };
      const storing = this.client.putObject(this.bucket, key, draft, size, metadata);
      try {
        await this.ask(() => storing, this.options.answerWithin + (size / bytesPerSecond) * 1_000);
      } catch (error) {
        // A file that is stored after the deadline belongs to nobody: its caller was told that storing it failed.
        void storing.then(() => this.delete(key)).catch(() => undefined);
        throw error;
      } finally {
        draft.destroy();
      }
    } catch (error) {
      content.destroy();
      throw diskFailure(error);
    } finally {
      await rm(path, { force: true });
    }
  }

  async get(key: string, range?: ByteRange): Promise<OpenedFile | null> {
    checkFileKey(key);
    const { start, end } = range ?? { start: 0 };
    if (start < 0 || (end !== undefined && end < start)) throw noSuchBytes(start, end);
    const length = end === undefined ? undefined : end - start + 1;
    const asked = () =>
      range ? this.client.getPartialObject(this.bucket, key, start, length) : this.client.getObject(this.bucket, key);
    let answer: Promise<Readable> | undefined;
    try {
      const bytes = await this.ask(() => {
        answer = asked();
        return answer;
      });
      const headers = 'headers' in bytes ? (bytes.headers as IncomingHttpHeaders) : {};
      return { ...describe(headers), stream: watchedStream(bytes, this.options.answerWithin) };
    } catch (error) {
      // An answer after the deadline has no reader any more.
      void answer?.then((late) => late.destroy()).catch(() => undefined);
      if (hasCode(error, 'InvalidRange')) throw noSuchBytes(start, end);
      return nullIfMissing(error);
    }
  }

  async stat(key: string): Promise<StoredFile | null> {
    checkFileKey(key);
    try {
      const { size, lastModified, metaData, etag } = await this.ask(() => this.client.statObject(this.bucket, key));
      const contentType = String(metaData['content-type']);
      return { size, lastModified, contentType, etag: metaData.etag ?? plainEtag(etag) };
    } catch (error) {
      return nullIfMissing(error);
    }
  }

  async delete(key: string): Promise<void> {
    checkFileKey(key);
    await this.ask(() => this.client.removeObject(this.bucket, key)).catch(nullIfMissing);
  }

  async check(): Promise<void> {
    await this.ask(() => this.client.bucketExists(this.bucket));
  }

  async list(prefix: string): Promise<string[]> {
    await this.makeBucket();
    return this.ask(() => this.keysWith(prefix));
  }

  private async keysWith(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { name } of this.client.listObjectsV2(this.bucket, prefix, true)) keys.push(name);
    return keys;
  }

  private async writeDraft(path: string, content: Readable) {
    const draft = await open(path, 'wx');
    try {
      return await writeContent(draft, content);
    } finally {
      await draft.close();
    }
  }

  private async makeBucket(): Promise<void> {
    if (this.bucketIsThere) return;
    if (!(await this.ask(() => this.client.bucketExists(this.bucket)))) {
      await this.ask(() => this.client.makeBucket(this.bucket, region)).catch((error: unknown) => {
        if (!hasCode(error, 'BucketAlreadyOwnedByYou')) throw error;
      });
    }
    this.bucketIsThere = true;
  }

  /** @throws DomainError UNAVAILABLE when the server is out of reach, too slow, or answers with a fault of its own */
  private async ask<T>(
    question: () => Promise<T>,
    within = Math.min(this.options.answerWithin, answersWithin),
  ): Promise<T> {
    try {
      return await pTimeout(question(), { milliseconds: within });
    } catch (error) {
      if (hasCode(error, 'XMinioStorageFull', 'InsufficientStorage')) throw new FileStoreFullError(error);
      if (hasCode(error, 'NoSuchBucket')) this.bucketIsThere = false;
      throw isOutOfOrder(error) ? new DomainError('UNAVAILABLE', '', { cause: error }) : error;
    }
  }
}

/** The client's error for these answers has their status alone, not the server's code. */
const answeredTrouble = /Retryable HTTP status: (408|429|499|5\d\d)/;
const troubles = ['SlowDown', 'ServiceUnavailable', 'InternalError', 'NoSuchBucket', 'RequestTimeout'];

function isOutOfOrder(error: unknown): boolean {
  const isLate = error instanceof TimeoutError;
  const isSaid = error instanceof Error && answeredTrouble.test(error.message);
  return isLate || isSaid || isUnavailable(error) || hasCode(error, ...troubles);
}

function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'NoSuchKey', 'NotFound')) return null;
  throw error;
}

function noSuchBytes(start: number, end: number | undefined): RangeError {
  return new RangeError(`There are no bytes ${start} to ${end ?? 'the end'} in this file.`);
}

/** The server's own etag, for a file without our metadata, as from a backup that kept none. */
function plainEtag(etag = ''): string {
  return etag.toLowerCase().replace(/[^0-9a-z]/g, '');
}

/** What the headers of an answer tell of the whole file. */
function describe(headers: IncomingHttpHeaders): StoredFile {
  const [, whole] = /\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  return {
    size: Number(whole ?? headers['content-length']),
    contentType: headers['content-type'] ?? 'application/octet-stream',
    etag: headers[etagHeader]?.toString() ?? plainEtag(headers.etag),
    lastModified: new Date(headers['last-modified'] ?? 0),
  };
}
