import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { StoredMedia, UploadAnswer } from '@rover/contracts/media';
import type { FileStore } from '@rover/platform/files/file-store';
import { KeyServer } from '@rover/platform/testing/key-server';
import { type OpenedService, OpenService, openService } from '@rover/platform/testing/open-service';
import { testBackingServices } from '@rover/platform/testing/test-backing-services';
import { FileDeleter } from '../deletions/file-deleter.js';
import { media } from '../service.js';

/** What came of an upload, kept or refused: a spec looks at the status first. */
type UploadReply = { status: number; body: Omit<UploadAnswer, 'success'> & Omit<ErrorAnswer, 'success'> };

/** The media service as it runs, on a database, a file store and an upload folder of its own. */
export class OpenMedia extends OpenService {
  private constructor(
    opened: OpenedService,
    private readonly auth: KeyServer,
    readonly files: FileStore,
    /** Where uploads wait. */
    readonly uploadDir: string,
  ) {
    super(opened, [auth]);
  }

  /** @param files instead of a store on disk, for what a disk does not do on demand */
  static async open(
    environment: Record<string, string> = {},
    files?: (real: FileStore) => FileStore,
  ): Promise<OpenMedia> {
    const auth = await KeyServer.open();
    const real = await testBackingServices();
    const backing = { ...real, files: files?.(real.files) ?? real.files };
    const uploadDir = path.join(await mkdtemp(path.join(tmpdir(), 'rover-media-')), 'uploads');
    const own = { AUTH_URL: auth.url, UPLOAD_DIR: uploadDir };
    const opened = await openService(media, {
      environment: { ...own, ...environment },
      topics: ['media.unclaimed', 'audit.recorded'],
      backing,
    });
    return new OpenMedia(opened, auth, backing.files, uploadDir);
  }

  override async close(): Promise<void> {
    await super.close();
    await rm(path.dirname(this.uploadDir), { recursive: true, force: true });
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.url + path, init);
  }

  asAdmin(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', this.auth.adminHeaders.authorization);
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

  /** A day and an hour pass. @returns the uploads about which events is asked then */
  async dayPasses(): Promise<string[]> {
    await this.dataSource.query(
      `UPDATE media SET uploaded_at = uploaded_at - interval '25 hours', asked_at = asked_at - interval '25 hours'`,
    );
    await this.get(FileDeleter).askAboutUnclaimed();
    const asked: { url: string }[] = await this.dataSource.query(
      `SELECT url FROM media WHERE asked_at > now() - interval '1 day'`,
    );
    return asked.map(({ url }) => url);
  }

  /** The keys of everything in the file store. */
  storedKeys(): Promise<string[]> {
    return this.files.list('');
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
