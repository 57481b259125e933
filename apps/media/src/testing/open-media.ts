import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { StoredMedia, UploadAnswer } from '@rover/contracts/media';
import type { MessagePayloads, Topic } from '@rover/contracts/messages';
import type { FileStore } from '@rover/platform/files/file-store';
import type { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { TestKeys } from '@rover/platform/testing/test-keys';
import { testParts } from '@rover/platform/testing/test-parts';
import { DataSource } from 'typeorm';
import { media } from '../service.js';

/** What came of an upload, kept or refused: a spec looks at the status first. */
type UploadReply = { status: number; body: Omit<UploadAnswer, 'success'> & Omit<ErrorAnswer, 'success'> };

/** The media service as it runs, on a database, a file store and an upload folder of its own. */
export class OpenMedia {
  private constructor(
    private readonly service: RunningService,
    private readonly database: TestDatabase,
    private readonly bus: InProcessBus,
    private readonly auth: Server,
    private readonly keys: TestKeys,
    readonly files: FileStore,
    /** Where uploads wait. */
    readonly uploadDir: string,
  ) {}

  /** @param files instead of a store on disk, for what a disk does not do on demand */
  static async open(
    environment: Record<string, string> = {},
    files?: (real: FileStore) => FileStore,
  ): Promise<OpenMedia> {
    const database = await createTestDatabase();
    const keys = new TestKeys();
    const auth = createServer((_request, response) => response.end(JSON.stringify(keys.jwks))).listen(0, '127.0.0.1');
    await once(auth, 'listening');
    const real = await testParts();
    const parts = { ...real, files: files?.(real.files) ?? real.files };
    const uploadDir = path.join(await mkdtemp(path.join(tmpdir(), 'rover-media-')), 'uploads');
    const own = {
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
      UPLOAD_DIR: uploadDir,
    };
    const service = await startService(media, { ...own, ...environment }, parts);
    parts.bus.open();
    return new OpenMedia(service, database, parts.bus, auth, keys, parts.files, uploadDir);
  }

  async close(): Promise<void> {
    await this.service.stop();
    this.auth.closeAllConnections();
    this.auth.close();
    await this.database.drop();
    await rm(path.dirname(this.uploadDir), { recursive: true, force: true });
  }

  get url(): string {
    return this.service.url;
  }

  get dataSource(): DataSource {
    return this.service.app.get(DataSource);
  }

  /** A provider of the running service. */
  get<T>(provider: new (...args: never[]) => T): T {
    return this.service.app.get<T>(provider);
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, init);
  }

  asAdmin(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${this.keys.token()}`);
    return this.fetch(path, { ...init, method, headers });
  }

  /** Uploads to the library. */
  async upload(...files: (Buffer | File)[]): Promise<UploadReply> {
    const response = await this.asAdmin('POST', '/api/admin/upload-media', { body: formOf(files) });
    return { status: response.status, body: (await response.json()) as UploadReply['body'] };
  }

  /** Uploads as another service does. */
  async uploadForService(...files: (Buffer | File)[]): Promise<StoredMedia[]> {
    const response = await this.fetch('/internal/uploads', { method: 'POST', body: formOf(files) });
    return ((await response.json()) as { media: StoredMedia[] }).media;
  }

  /** Lets media hear something; resolves when it has. */
  tell<T extends Topic>(topic: T, payload: MessagePayloads[T]): Promise<void> {
    const occurredAt = new Date().toISOString();
    return this.bus.publish({ id: randomUUID(), topic, occurredAt, requestId: null, payload });
  }

  /** The keys of everything in the file store. */
  async storedKeys(): Promise<string[]> {
    return (await this.files.list('')).files.map(({ key }) => key);
  }

  /** How many rows there are: of media, and of what is to be cleared away. */
  async rows(): Promise<{ media: number; clearings: number }> {
    const [rows]: { media: number; clearings: number }[] = await this.dataSource.query(
      `SELECT (SELECT count(*)::integer FROM media) AS media, (SELECT count(*)::integer FROM clearings) AS clearings`,
    );
    return rows ?? { media: 0, clearings: 0 };
  }
}

/** A form with these files in field `media`. */
export function formOf(files: (Buffer | File)[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('media', file instanceof File ? file : new Blob([file]), nameOf(file));
  return form;
}

function nameOf(file: Buffer | File): string {
  return file instanceof File ? file.name : 'a file.bin';
}
