import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { InvalidFileKeyError } from './file-store.errors.js';
import type { ByteRange, FileStore } from './file-store.js';

const jpeg = { contentType: 'image/jpeg' };

/**
 * What every file store must do. `makeStore` gives an empty one; `release` lets go of it.
 * @param options.standIn what stands behind the store is not the real thing: it cannot do all of it
 */
export function fileStoreSuite(
  name: string,
  makeStore: () => Promise<FileStore>,
  release?: () => Promise<void>,
  { standIn = false } = {},
): void {
  const itOnTheRealThing = standIn ? it.skip : it;

  describe(`the ${name}`, () => {
    let store: FileStore;

    beforeEach(async () => {
      store = await makeStore();
    });

    afterEach(async () => release?.());

    const put = (key: string, content: string | Buffer, options = jpeg) =>
      store.put(key, Readable.from([Buffer.from(content)]), options);

    async function read(key: string, range?: ByteRange): Promise<string | null> {
      const file = await store.get(key, range);
      return file && (await buffer(file.stream)).toString();
    }

    it('gives back what was put in, with what is known of it', async () => {
      const before = Date.now();
      await put('photos/door.jpg', 'a green door');
      const file = await store.get('photos/door.jpg');
      const etag = expect.stringMatching(/^[a-z0-9-]+$/);
      expect(file).toMatchObject({ size: 12, contentType: 'image/jpeg', etag });
      expect(Math.abs((file?.lastModified.getTime() ?? 0) - before)).toBeLessThan(5_000);
      expect(file && (await buffer(file.stream)).toString()).toBe('a green door');
      expect(await store.stat('photos/door.jpg')).toMatchObject({
        size: 12,
        contentType: 'image/jpeg',
        etag: file?.etag,
      });
    });

    it('keeps large files byte by byte', async () => {
      const content = randomBytes(6 * 1024 * 1024 + 1);
      const chunks = Array.from({ length: 97 }, (_, n) => content.subarray(n * 65_000, (n + 1) * 65_000));
      await store.put('film.mp4', Readable.from(chunks), { contentType: 'video/mp4' });
      const file = await store.get('film.mp4');
      expect(file?.size).toBe(content.length);
      const digest =
        file &&
        createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex');
      expect(digest).toBe(createHash('sha256').update(content).digest('hex'));
    });

    it('keeps a file of no bytes', async () => {
      await store.put('empty', Readable.from([]), jpeg);
      expect(await store.stat('empty')).toMatchObject({ size: 0 });
      expect(await read('empty')).toBe('');
    });

    it('knows nothing of files that are not there', async () => {
      await put('photos/door.jpg', 'a green door');
      expect(await store.get('photos')).toBeNull();
      expect(await store.get('photos/door.jpg/handle')).toBeNull();
      expect(await store.stat('photos/bar.jpg')).toBeNull();
    });

    it.each<[ByteRange, string]>([
      [{ start: 2, end: 6 }, 'green'],
      [{ start: 8 }, 'door'],
      [{ start: 8, end: 1_000 }, 'door'],
    ])('reads the bytes %j alone', async (range, part) => {
      await put('door.jpg', 'a green door');
      expect(await read('door.jpg', range)).toBe(part);
      expect(await store.get('door.jpg', range).then((file) => file?.stream.destroy() && file.size)).toBe(12);
    });

    itOnTheRealThing('reads the first byte alone', async () => {
      await put('door.jpg', 'a green door');
      expect(await read('door.jpg', { start: 0, end: 0 })).toBe('a');
    });

    it('has no bytes beyond the end', async () => {
      await put('door.jpg', 'a green door');
      await expect(store.get('door.jpg', { start: 12 })).rejects.toThrow(RangeError);
      await expect(store.get('door.jpg', { start: 5, end: 4 })).rejects.toThrow(RangeError);
    });

    it('puts the new in the place of the old, type and all', async () => {
      const etagOf = async (key: string) => (await store.stat(key))?.etag;
      await put('door', 'a green door');
      const old = await etagOf('door');
      await put('door', 'a red door', { contentType: 'image/png' });
      expect(await read('door')).toBe('a red door');
      expect(await store.stat('door')).toMatchObject({ size: 10, contentType: 'image/png' });
      expect(await etagOf('door')).not.toBe(old);
      await put('copy', 'a red door');
      expect(await etagOf('copy')).toBe(await etagOf('door'));
    });

    it('lets a key be the beginning of others', async () => {
      await put('a/b/c', 'three');
      await put('a', 'one');
      await put('a/b', 'two');
      expect([await read('a'), await read('a/b'), await read('a/b/c')]).toEqual(['one', 'two', 'three']);
    });

    it('leaves everything as it was when the content breaks off', async () => {
      await put('door', 'a green door');
      for (const key of ['door', 'window']) {
        const broken = Readable.from(
          (async function* () {
            yield Buffer.from('half a ');
            throw new Error('The guest has left.');
          })(),
        );
        await expect(store.put(key, broken, jpeg)).rejects.toThrow('The guest has left.');
      }
      const cut = new Readable({ read() {} });
      cut.push('half a ');
      setImmediate(() => cut.destroy());
      await expect(store.put('window', cut, jpeg)).rejects.toThrow();
      expect(await read('door')).toBe('a green door');
      expect(await store.stat('window')).toBeNull();
      expect(await store.list('')).toEqual(['door']);
    });

    it('takes the same key many times at once and keeps one of them whole', async () => {
      const contents = Array.from({ length: 10 }, (_, n) => String(n).repeat(100_000));
      await Promise.all(contents.map((content) => put('door', content)));
      expect(contents).toContain(await read('door'));
    });

    it('deletes, also what is not there', async () => {
      await put('door', 'a green door');
      await store.delete('door');
      await store.delete('door');
      await store.delete('never/was');
      expect(await store.get('door')).toBeNull();
      expect(await store.list('')).toEqual([]);
    });

    itOnTheRealThing('lists what begins with a prefix, in order', async () => {
      for (const key of ['a/b', 'a-b', 'a', 'ab', 'a.b', 'a_b', 'a/b/c', 'b/a', 'a0']) await put(key, key);
      expect(await store.list('')).toEqual(['a', 'a-b', 'a.b', 'a/b', 'a/b/c', 'a0', 'a_b', 'ab', 'b/a']);
      expect(await store.list('a/')).toEqual(['a/b', 'a/b/c']);
      expect(await store.list('b')).toEqual(['b/a']);
      expect(await store.list('c')).toEqual([]);
    });

    it.each([
      '',
      '/etc/passwd',
      '../secret',
      'a/../../secret',
      'a/..',
      'a..b',
      '.hidden',
      'a/.hidden',
      'a//b',
      'a/',
      'Photo.jpg',
      'a b',
      'a\\b',
      'a%2fb',
      'a@b',
      'a\0b',
      'a\n',
      'é',
      'x'.repeat(129),
      `${'x/'.repeat(256)}x`,
    ])('refuses the key %j', async (key) => {
      await expect(put(key, '')).rejects.toThrow(InvalidFileKeyError);
      await expect(store.get(key)).rejects.toThrow(InvalidFileKeyError);
      await expect(store.stat(key)).rejects.toThrow(InvalidFileKeyError);
      await expect(store.delete(key)).rejects.toThrow(InvalidFileKeyError);
    });
  });
}
