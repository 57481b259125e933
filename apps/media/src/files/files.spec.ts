import { Readable } from 'node:stream';
import { photoSrcset } from '@rover/contracts/media-url';
import { DomainError } from '@rover/platform/http/domain-error';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';
import { mp3, webm } from '../testing/sample-recordings.js';

const asChrome = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' };
const asOldPhone = { accept: 'image/webp,*/*' };

let media: OpenMedia;
/** 900 pixels wide. */
let photo: string;
let film: string;
const filmed = webm(['video', 'audio']);

beforeAll(async () => {
  media = await OpenMedia.open();
  photo = (await media.upload(await jpegPhoto({ width: 900, height: 600 }))).body.mediaUrl;
  film = (await media.upload(filmed)).body.mediaUrl;
});

afterAll(() => media.close());

describe('a photo', () => {
  it('comes as AVIF once that is made, as WebP or JPEG to those who do not take it', async () => {
    const typeFor = async (accept: string) =>
      (await media.fetch(photo, { headers: { accept } })).headers.get('content-type');
    await eventually(async () => expect(await typeFor(asChrome.accept)).toBe('image/avif'));
    expect(await typeFor(asOldPhone.accept)).toBe('image/webp');
    expect(await typeFor('image/avif;q=0, image/webp')).toBe('image/webp');
    expect(await typeFor('*/*')).toBe('image/jpeg');
    expect((await media.fetch(photo)).headers.get('vary')).toBe('accept');
  });

  it('comes in the width that is asked for where it is one of ours, else in its own', async () => {
    const bytesOf = async (query: string) =>
      Number((await media.fetch(photo + query, { headers: asOldPhone })).headers.get('content-length'));
    const [narrow, middle, own] = [await bytesOf('?w=480'), await bytesOf('?w=800'), await bytesOf('')];
    expect(narrow).toBeLessThan(middle);
    expect(middle).toBeLessThan(own);
    for (const query of ['?w=1200', '?w=801', '?w=0', '?w=-1', '?w=1e9', '?w=480&w=800', '?w=%00', '?w[]=480']) {
      expect([query, await bytesOf(query)]).toEqual([query, own]);
    }
  });

  it('comes as a JPEG of the width that links are shown with, to those who take no other', async () => {
    const wide = (await media.upload(await jpegPhoto({ width: 1_800, height: 1_200 }))).body.mediaUrl;
    const had = async (address: string) => {
      const { headers } = await media.fetch(address, { headers: { accept: '*/*' } });
      return { type: headers.get('content-type'), bytes: Number(headers.get('content-length')) };
    };
    const shared = await had(`${wide}?w=1200`);
    expect(shared.type).toBe('image/jpeg');
    expect(shared.bytes).toBeLessThan((await had(wide)).bytes);
  });

  it('is had at every address that its srcset names', async () => {
    const addresses =
      photoSrcset(photo)
        ?.split(', ')
        .map((entry) => entry.split(' ')[0] ?? '') ?? [];
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect((await media.fetch(address, { headers: asOldPhone })).status).toBe(200);
  });
});

describe('a file', () => {
  it('never changes, is not guessed at, and runs nothing', async () => {
    const { headers } = await media.fetch(film);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-type')).toBe('video/webm');
  });

  it('is not sent again to those who have it', async () => {
    const { headers } = await media.fetch(film);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const again = await media.fetch(film, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await media.fetch(film, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });

  it('is not sent again to those who know no more than when they had it', async () => {
    const since = (await media.fetch(film)).headers.get('last-modified') ?? '';
    const statusFor = async (headers: Record<string, string>) => (await media.fetch(film, { headers })).status;
    expect(await statusFor({ 'if-modified-since': since })).toBe(304);
    expect(await statusFor({ 'if-modified-since': new Date(Date.parse(since) - 1_000).toUTCString() })).toBe(200);
    expect(await statusFor({ 'if-modified-since': 'some time ago' })).toBe(200);
    expect(await statusFor({ 'if-modified-since': since, 'if-none-match': '"another"' })).toBe(200);
  });

  it('is not sent to those who want it only as it was, when it is not that', async () => {
    const { headers: told } = await media.fetch(film);
    const [etag, last] = [told.get('etag') ?? '', told.get('last-modified') ?? ''];
    const before = new Date(Date.parse(last) - 1_000).toUTCString();
    for (const [status, headers] of [
      [200, { 'if-match': etag }],
      [200, { 'if-match': `"another", ${etag}` }],
      [200, { 'if-match': '*' }],
      [200, { 'if-match': etag, 'if-unmodified-since': before }],
      [200, { 'if-unmodified-since': last }],
      [200, { 'if-unmodified-since': 'some time ago' }],
      [304, { 'if-match': etag, 'if-none-match': etag }],
      [412, { 'if-match': '"another"' }],
      [412, { 'if-match': `W/${etag}` }],
      [412, { 'if-match': '"another"', 'if-none-match': etag }],
      [412, { 'if-match': '"another"', range: 'bytes=0-9' }],
      [412, { 'if-unmodified-since': before }],
    ] as const) {
      const answer = await media.fetch(film, { headers });
      await answer.arrayBuffer();
      expect([headers, answer.status]).toEqual([headers, status]);
    }
    const refused = await media.fetch(film, { headers: { 'if-match': '"another"' } });
    expect(await refused.json()).toMatchObject({ statusCode: 412, code: 'PRECONDITION_FAILED' });
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it.each<Record<string, string>>([{}, { range: 'bytes=0-9' }])(
    'tells its length to those who ask for the head alone: %j',
    async (headers) => {
      const head = await media.fetch(film, { method: 'HEAD', headers });
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
        200,
        String(filmed.length),
        '',
      ]);
    },
  );

  it.each([
    ['bytes=0-9', 206, [0, 10]],
    ['bytes=0-0', 206, [0, 1]],
    ['bytes=10-', 206, [10, filmed.length]],
    ['bytes=-5', 206, [filmed.length - 5, filmed.length]],
    ['bytes=-1', 206, [filmed.length - 1, filmed.length]],
    ['bytes=-99999999', 206, [0, filmed.length]],
    ['bytes=5-99999999', 206, [5, filmed.length]],
    ['bytes=0-0,5-6', 200, [0, filmed.length]],
    ['lines=1-2', 200, [0, filmed.length]],
    ['bytes=abc', 200, [0, filmed.length]],
    ['bytes=-', 200, [0, filmed.length]],
    ['bytes=9-5', 200, [0, filmed.length]],
  ])('comes in pieces: %s', async (range, status, [start, end]) => {
    const answer = await media.fetch(film, { headers: { range } });
    expect(answer.status).toBe(status);
    expect(Buffer.from(await answer.arrayBuffer()).equals(filmed.subarray(start, end))).toBe(true);
    const told = status === 206 ? `bytes ${start}-${(end ?? 0) - 1}/${filmed.length}` : null;
    expect(answer.headers.get('content-range')).toBe(told);
  });

  it('has no piece beyond its end', async () => {
    for (const range of [`bytes=${filmed.length}-`, 'bytes=9999999-', 'bytes=-0']) {
      const answer = await media.fetch(film, { headers: { range } });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${filmed.length}`]);
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
      expect(await answer.json()).toMatchObject({ statusCode: 416, code: 'RANGE_NOT_SATISFIABLE' });
    }
  });

  it('comes whole to those who have a piece of another', async () => {
    const etag = (await media.fetch(film)).headers.get('etag') ?? '';
    const statusFor = async (ifRange: string) =>
      (await media.fetch(film, { headers: { range: 'bytes=0-1', 'if-range': ifRange } })).status;
    expect([await statusFor(etag), await statusFor('"another"'), await statusFor(`W/${etag}`)]).toEqual([
      206, 200, 200,
    ]);
  });

  it.each([
    '/media/00000000-0000-4000-8000-000000000000/photo-9x9.jpg',
    '/media/x/photo-9x9.jpg',
    '/media/%2e%2e/%2e%2e',
    '/media/..%2f..%2fetc/passwd',
    '/media/%00/photo-9x9.jpg',
  ])('is not had at %s', async (path) => {
    expect((await media.fetch(path)).status).toBe(404);
  });

  it('is had by no other name than its own', async () => {
    const folder = film.slice(0, film.lastIndexOf('/'));
    for (const name of ['480.webp', 'video.mp4', 'VIDEO.WEBM', 'video.webm/', 'video.webm%2f', '']) {
      expect([name, (await media.fetch(`${folder}/${name}`)).status]).toEqual([name, 404]);
    }
  });
});

describe('a file that the store cannot open now', () => {
  function cutOff(this: Readable): void {
    this.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  }
  let outOfOrder: OpenMedia;

  beforeAll(async () => {
    outOfOrder = await OpenMedia.open({}, (real) => ({
      put: (...given) => real.put(...given),
      stat: (...given) => real.stat(...given),
      delete: (...given) => real.delete(...given),
      list: (...given) => real.list(...given),
      get: async (key) => {
        if (key.endsWith('.webm')) throw new DomainError('UNAVAILABLE', '');
        if (key.endsWith('.mp3')) return null;
        const file = await real.stat(key);
        return file && { ...file, stream: new Readable({ read: cutOff }) };
      },
    }));
  });

  afterAll(() => outOfOrder.close());

  it.each([
    ['is out of order', () => filmed, 503],
    ['has just cleared it away', mp3, 404],
    ['breaks off before its first byte', jpegPhoto, 503],
  ])('because it %s, is an error that nobody keeps', async (_, recording, status) => {
    const [kept] = await outOfOrder.uploadForService(await recording());
    const wishes: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
    for (const headers of wishes) {
      const answer = await outOfOrder.fetch(kept?.url ?? '', { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      for (const header of ['etag', 'last-modified', 'content-range', 'accept-ranges']) {
        expect([header, answer.headers.get(header)]).toEqual([header, null]);
      }
      expect(await answer.json()).toMatchObject({ success: false, statusCode: status });
    }
  });
});
