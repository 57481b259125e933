import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, globalAgent, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'minio';
import S3rver from 's3rver';
import { DomainError } from '../http/domain-error.js';
import { eventually } from '../testing/eventually.js';
import { FaultProxy } from '../testing/fault-proxy.js';
import { s3Url } from '../testing/servers.js';
import { fileStoreSuite } from './file-store.suite.js';
import { S3FileStore, type S3Options } from './s3-file-store.js';

const jpeg = { contentType: 'image/jpeg' };
const mebibyte = 1024 * 1024;
const aFilm = () => Readable.from(Array.from({ length: 7 }, () => Buffer.alloc(mebibyte)));
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

/** How many connections to a server are waiting for an answer, or reading one. */
function connectionsInUse(address: string): number {
  const { port } = new URL(address);
  const sockets = Object.values(globalAgent.sockets).flatMap((some) => some ?? []);
  return sockets.filter(({ remotePort }) => remotePort === Number(port)).length;
}

/** s3rver takes the range 0-0 for none, and lists folders before files. */
fileStoreSuite('S3 file store', () => openStore(), undefined, { standIn: true });

// Where there is none, the stand-in does for all but two of these.
if (s3Url) {
  const { origin, username, password } = new URL(s3Url);
  const account = { endpoint: origin, accessKey: username, secretKey: password };

  fileStoreSuite('S3 file store on a real server', () => openStore(account));

  test('a real S3 lets nobody in who has not its account', async () => {
    const bucket = `spec-${randomUUID()}`;
    const store = await openStore({ ...account, bucket });
    await store.put('door', door(), jpeg);
    expect((await fetch(`${origin}/${bucket}/door`)).status).toBe(403);
    const stranger = await openStore({ ...account, bucket, secretKey: 'guessed-at-the-bar' });
    await expect(stranger.get('door')).rejects.toThrow();
    await expect(stranger.check()).rejects.toThrow();
  });
}

describe('the S3 file store', () => {
  it('leaves no drafts behind', async () => {
    const store = await openStore();
    await store.put('door', door(), jpeg);
    const broken = new Readable({ read: () => broken.destroy(new Error('The guest has left.')) });
    await expect(store.put('door', broken, jpeg)).rejects.toThrow('The guest has left.');
    expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  });

  it('tells files apart that came back from a backup without what was said of them', async () => {
    const bucket = `spec-${randomUUID()}`;
    const store = await openStore({ bucket });
    const { hostname, port } = new URL(endpoint);
    const account = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
    const restorer = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...account });
    for (const name of ['door', 'bar']) await restorer.putObject(bucket, name, name);
    const known = await Promise.all(['door', 'bar'].map((name) => store.stat(name)));
    expect(new Set(known.map((file) => file?.etag)).size).toBe(2);
    for (const [at, name] of ['door', 'bar'].entries()) {
      expect(known[at]?.etag).toMatch(/^[0-9a-z]{32}$/);
      const opened = await store.get(name);
      expect(opened?.etag).toBe(known[at]?.etag);
      opened?.stream.destroy();
    }
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
  const open: Server[] = [];
  let proxy: FaultProxy;

  beforeEach(async () => {
    proxy = await FaultProxy.before(endpoint, 80);
  });

  afterEach(async () => {
    await proxy.close();
    for (const other of open.splice(0)) other.close().closeAllConnections();
  });

  it.each(['refuse', 'reset', 'hang'] as const)(
    'says that it is out of order (%s), and is well when the line is',
    async (fault) => {
      const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
      await store.put('door', door(), jpeg);

      await proxy.set(fault);
      for (const question of [
        () => store.put('bar', door(), jpeg),
        () => store.get('door'),
        () => store.stat('door'),
        () => store.check(),
      ]) {
        await expect(question()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      }

      await proxy.set('pass');
      const opened = await store.get('door');
      expect(opened && (await text(opened.stream))).toBe('a green door');
      await store.put('bar', door(), jpeg);
      await store.check();
    },
  );

  it('says so, too, when the line goes dead in the middle of a file', async () => {
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
    await store.put('film', aFilm(), jpeg);
    proxy.delay = 50;
    const opened = await store.get('film');
    await proxy.set('hang');
    await expect(opened?.stream.toArray()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('leaves their time to those who read slowly', async () => {
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
    await store.put('film', aFilm(), jpeg);
    const opened = await store.get('film');
    let size = 0;
    for await (const piece of opened?.stream ?? []) {
      if (size === 0) await setTimeout(2_000);
      size += piece.length;
    }
    expect(size).toBe(7 * mebibyte);
  });

  it('keeps no connection for an answer that comes too late', async () => {
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
    await store.put('door', door(), jpeg);
    await proxy.set('hang');
    await expect(store.get('door')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await proxy.set('pass');
    // After five seconds of silence s3rver hangs up by itself.
    await eventually(() => expect(connectionsInUse(proxy.url(endpoint))).toBe(0), 3_000);
  });

  it('keeps nothing that is there after its time', async () => {
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
    await store.put('door', door(), jpeg);
    await proxy.set('hang');
    await expect(store.put('bar', door(), jpeg)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const stored = jest.spyOn(store, 'delete');
    await proxy.set('pass');
    await eventually(() => expect(stored).toHaveBeenCalledWith('bar'));
    await eventually(async () => expect(await store.stat('bar')).toBeNull());
    expect(await store.list('')).toEqual(['door']);
  });

  it('keeps no connection for an answer that never comes', async () => {
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 800 });
    await store.put('door', door(), jpeg);
    await proxy.set('hang');
    const asked = [1, 2, 3].flatMap((at) => [
      store.stat('door'),
      store.get('door'),
      store.put(`bar-${at}`, door(), jpeg),
    ]);
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    // After five seconds of silence s3rver hangs up by itself.
    await eventually(() => expect(connectionsInUse(proxy.url(endpoint))).toBe(0), 4_000);
  });

  it.each([429, 500, 503])('keeps no connection for an answer of %s', async (status) => {
    const unwell = createServer((_request, response) => response.writeHead(status).end('<Error/>'));
    open.push(unwell);
    await once(unwell.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(unwell.address() as AddressInfo).port}`;
    const store = await openStore({ endpoint: address, answerWithin: 1_000 });
    for (const question of [
      () => store.get('door'),
      () => store.put('door', door(), jpeg),
      () => store.delete('door'),
    ]) {
      await expect(question()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    }
    await eventually(() => expect(connectionsInUse(address)).toBe(0), 2_000);
  });

  it('opens before its server does, and makes the bucket when there is something to put into it', async () => {
    await proxy.set('refuse');
    const store = await openStore({ endpoint: proxy.url(endpoint), answerWithin: 1_000 });
    await proxy.set('pass');
    await store.put('door', door(), jpeg);
    expect(await store.stat('door')).toMatchObject({ size: 12 });
  });
});
