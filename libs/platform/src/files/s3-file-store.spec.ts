import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { DomainError } from '../http/domain-error.js';
import { FaultProxy } from '../testing/fault-proxy.js';
import { fileStoreSuite } from './file-store.suite.js';
import { S3FileStore, type S3Options } from './s3-file-store.js';

const jpeg = { contentType: 'image/jpeg' };
const door = () => Readable.from([Buffer.from('a green door')]);
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rover-s3-'));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 'server') });
  const { port } = (await server.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A store with a bucket of its own. */
function openStore(options: Partial<S3Options> = {}): Promise<S3FileStore> {
  return S3FileStore.open({
    endpoint,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    bucket: `spec-${randomUUID()}`,
    draftDir: path.join(folder, 'drafts'),
    ...options,
  });
}

/** s3rver takes the range 0-0 for none, and lists folders before files. */
fileStoreSuite('S3 file store', () => openStore(), undefined, { standIn: true });

describe('the S3 file store', () => {
  it('leaves no drafts behind', async () => {
    const store = await openStore();
    await store.put('door', door(), jpeg);
    const broken = new Readable({ read: () => broken.destroy(new Error('The guest has left.')) });
    await expect(store.put('door', broken, jpeg)).rejects.toThrow('The guest has left.');
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  });

  it('makes its bucket when somebody has taken that away', async () => {
    const bucket = `spec-${randomUUID()}`;
    const store = await openStore({ bucket });
    await rm(path.join(folder, 'server', bucket), { recursive: true });
    await expect(store.put('door', door(), jpeg)).rejects.toThrow(DomainError);
    await store.put('door', door(), jpeg);
    expect(await store.stat('door')).toMatchObject({ size: 12 });
  });
});

describe('the S3 file store, on a line that fails,', () => {
  let proxy: FaultProxy;

  beforeEach(async () => {
    proxy = await FaultProxy.before(endpoint, 80);
  });

  afterEach(() => proxy.close());

  it.each(['refuse', 'reset', 'hang'] as const)(
    'says that it is out of order (%s), and is well when the line is',
    async (fault) => {
      const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 300 });
      await store.put('door', door(), jpeg);

      await proxy.set(fault);
      for (const question of [
        () => store.put('bar', door(), jpeg),
        () => store.get('door'),
        () => store.stat('door'),
      ]) {
        await expect(question()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      }

      await proxy.set('pass');
      const opened = await store.get('door');
      expect(opened && (await text(opened.stream))).toBe('a green door');
      await store.put('bar', door(), jpeg);
    },
  );

  it('opens before its server does, and makes the bucket when there is something to put into it', async () => {
    await proxy.set('refuse');
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 300 });
    await proxy.set('pass');
    await store.put('door', door(), jpeg);
    expect(await store.stat('door')).toMatchObject({ size: 12 });
  });
});
