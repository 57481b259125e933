import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskFileStore } from './disk-file-store.js';
import { FileStoreFullError } from './file-store.errors.js';
import { fileStoreSuite } from './file-store.suite.js';

const photo = { contentType: 'image/jpeg' };
const aDoor = () => Readable.from(['a green door']);
let root = '';

async function emptyStore(): Promise<DiskFileStore> {
  root = await mkdtemp(join(tmpdir(), 'rover-files-'));
  return DiskFileStore.open(join(root, 'files'));
}

const removeRoot = () => rm(root, { recursive: true, force: true });

fileStoreSuite('file store on disk', emptyStore, removeRoot);

describe('the file store on disk', () => {
  let store: DiskFileStore;

  beforeEach(async () => {
    store = await emptyStore();
  });

  afterEach(removeRoot);

  const filesOnDisk = async () => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it('remembers after a restart', async () => {
    await store.put('photos/door.jpg', Readable.from(['a green door']), photo);
    const reopened = await DiskFileStore.open(join(root, 'files'));
    expect(await reopened.stat('photos/door.jpg')).toMatchObject({ size: 12, contentType: 'image/jpeg' });
  });

  it('clears away what a crash has left unfinished', async () => {
    await writeFile(join(root, 'files', '@unfinished', 'half'), 'half a ');
    await DiskFileStore.open(join(root, 'files'));
    expect(await filesOnDisk()).toEqual([]);
  });

  it('leaves no trace of content that broke off', async () => {
    const broken = new Readable({ read() {} });
    broken.push('half a ');
    setImmediate(() => broken.destroy(new Error('The guest has left.')));
    await expect(store.put('door', broken, photo)).rejects.toThrow('The guest has left.');
    expect(await filesOnDisk()).toEqual([]);
  });

  it('goes on reading what it has opened while it is replaced and deleted', async () => {
    await store.put('door', Readable.from(['a green door']), photo);
    const file = await store.get('door');
    await store.put('door', Readable.from(['a red door']), photo);
    await store.delete('door');
    expect(file && (await file.stream.toArray()).join('')).toBe('a green door');
  });

  it('takes a folder away with the last file in it', async () => {
    for (const key of ['photos/1/door', 'photos/1/bar', 'photos/2/door']) await store.put(key, aDoor(), photo);
    await store.delete('photos/1/door');
    expect(await readdir(join(root, 'files', 'photos@'))).toEqual(['1@', '2@']);
    await store.delete('photos/1/bar');
    expect(await readdir(join(root, 'files', 'photos@'))).toEqual(['2@']);
  });

  it('keeps what comes into a folder while others take the empty folder away', async () => {
    let isOver = false;
    const takeAway = async () => {
      while (!isOver) await store.delete('photos/old');
    };
    const taking = [takeAway(), takeAway(), takeAway()];
    try {
      for (let round = 0; round < 100; round += 1) {
        await store.put('photos/new', aDoor(), photo);
        expect(await store.stat('photos/new')).toMatchObject({ size: 12 });
        await store.delete('photos/new');
      }
    } finally {
      isOver = true;
      await Promise.all(taking);
    }
    expect(await filesOnDisk()).toEqual([]);
  });

  it.each([
    'photos/',
    'photos/door/',
    '../',
    '../files/',
    '/',
    '//',
    '@unfinished/',
    'a/../',
    'a\0/',
    `${'x/'.repeat(257)}`,
  ])('lists nothing where there is no such folder: %j', async (prefix) => {
    await store.put('door', aDoor(), photo);
    expect(await store.list(prefix)).toEqual([]);
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'EIO'])(
    'is away, as a server may be, while the disk refuses it: %s',
    async (code) => {
      await expect(store.put('door', failingDisk(code), photo)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await filesOnDisk()).toEqual([]);
    },
  );

  it('begins a file with its content, so that any program can open it', async () => {
    await store.put('photos/door.jpg', Readable.from(['a green door']), photo);
    const bytes = await readFile(join(root, 'files', 'photos@', 'door.jpg'), 'utf8');
    expect(bytes.startsWith('a green door\n')).toBe(true);
  });

  it('says when nothing can be written, and leaves no trace of the trial', async () => {
    const store = await DiskFileStore.open(join(root, 'files'));
    await store.check();
    expect(await readdir(join(root, 'files', '@unfinished'))).toEqual([]);
    await rm(join(root, 'files'), { recursive: true });
    await writeFile(join(root, 'files'), 'in the way');
    await expect(store.check()).rejects.toThrow('ENOTDIR');
  });

  it('does not take for its own what others have put into its folder', async () => {
    await writeFile(join(root, 'files', 'alien'), 'a letter');
    await writeFile(join(root, 'files', '.DS_Store'), '');
    await expect(store.get('alien')).rejects.toThrow('not written by the file store');
    expect(await store.list('')).toEqual(['alien']);
  });
});

describe('the file store on a full disk', () => {
  let canMount = false;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'rover-full-'));
    canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', root]).status === 0;
  });

  afterAll(async () => {
    if (canMount) spawnSync('umount', ['--lazy', root]);
    await removeRoot();
  });

  it('refuses what does not fit, leaves nothing of it, and takes what does', async () => {
    const store = await DiskFileStore.open(join(root, 'files'));
    const tooMuch = canMount
      ? Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(100_000)))
      : failingDisk('ENOSPC');

    await expect(store.put('film', tooMuch, { contentType: 'video/mp4' })).rejects.toThrow(FileStoreFullError);

    expect(tooMuch.destroyed).toBe(true);
    expect(await readdir(join(root, 'files', '@unfinished'))).toEqual([]);
    await store.put('door', Readable.from([Buffer.alloc(900_000)]), photo);
    expect(await store.list('')).toEqual(['door']);
    await store.check();
  });
});

/** Where no such disk can be made, for want of rights, the content fails as one does. */
function failingDisk(code: string): Readable {
  return new Readable({
    read() {
      this.destroy(Object.assign(new Error(`the disk says ${code}`), { code }));
    },
  });
}
