import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import type { ErrorAnswer } from '@rover/contracts/errors';
import { limits } from '@rover/contracts/limits';
import { eventually } from '@rover/platform/testing/eventually';
import { rawRequest } from '@rover/platform/testing/raw-request';
import { formOf, OpenMedia } from '../testing/open-media.js';
import { bomb, jpegPhoto, movingPhoto, pngPhoto } from '../testing/sample-photos.js';
import { mp3, mp4, webm } from '../testing/sample-recordings.js';

const path = '/api/admin/upload-media';
const page = '<!doctype html><script>alert(1)</script>';
const mega = 1024 * 1024;
const end = '\r\n--x--\r\n';

let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open({ IMAGE_MB: '1', RECORDING_MB: '3' });
});

afterAll(() => media.close());

/** Nothing is left of it: no row, no object, no file that waits. */
async function expectNothingKept(): Promise<void> {
  await eventually(async () => {
    expect(await media.rows()).toEqual({ media: 0, clearings: 0 });
    expect(await media.storedKeys()).toEqual([]);
    expect(await readdir(media.uploadDir)).toEqual([]);
  });
}

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
const noise = (bytes: number) => Buffer.alloc(bytes, 'Wild Rover ');

describe('an upload is refused', () => {
  afterEach(expectNothingKept);

  it.each<[string, () => Promise<Buffer> | Buffer, number]>([
    ['that is empty', () => Buffer.alloc(0), 415],
    ['that is a page', () => Buffer.from(page), 415],
    ['that is an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ['that is a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 415],
    ['that is a program', () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), noise(5_000)]), 415],
    ['that is an archive', () => Buffer.from('504b0304140000000800', 'hex'), 415],
    ['that is a TIFF', () => Buffer.concat([Buffer.from('49492a0008000000', 'hex'), noise(100)]), 415],
    ['that is half a JPEG', async () => half(await jpegPhoto()), 415],
    ['that is half a PNG', async () => half(await pngPhoto()), 415],
    ['that is half a GIF', async () => half(await movingPhoto()), 415],
    ['that is half an MP4', () => half(mp4(['video'])), 415],
    ['that is a page behind the first bytes of a JPEG', () => Buffer.from(`\xff\xd8\xff\xe0${page}`, 'latin1'), 415],
    ['that is a page behind the first bytes of a PNG', () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, 'latin1'), 415],
    [
      'that is a page behind the first bytes of an MP4',
      () => Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${page}`),
      415,
    ],
    ['that is a page behind the first bytes of an MP3', () => Buffer.from(`ID3\x04\0\0\0\0\0\0${page}`), 415],
    ['that is a page behind the first bytes of an AVI', () => Buffer.from(`RIFF\0\0\0\0AVI ${page}`), 415],
    ['that is a page behind the first bytes of a WAV', () => Buffer.from(`RIFF\0\0\0\0WAVE${page}`), 415],
    ['that is a WebM without a track', () => webm([]), 415],
    ['that is a film of 3GP', () => mp4(['video', 'audio'], '3gp4'), 415],
    ['that unpacks to 101 megapixels', bomb, 415],
    ['that is an image of 2 MB', async () => Buffer.concat([await jpegPhoto(), noise(2 * mega)]), 413],
    ['that is a sound of 4 MB', () => Buffer.concat([mp3(), noise(4 * mega)]), 413],
  ])('%s', async (_, make, expected) => {
    const file = await make();
    const begun = Date.now();
    const { status, body } = await media.upload(new File([file], 'photo.jpg', { type: 'image/jpeg' }));
    expect([status, body.message]).toEqual([expected, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('as a whole, when one of its files is', async () => {
    const good = await jpegPhoto();
    const { status, body } = await media.upload(good, mp3(), half(good), mp3());
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('that has more files than an upload may', async () => {
    const { status, body } = await media.upload(...Array.from({ length: limits.media.filesAtOnce + 1 }, () => mp3()));
    expect([status, body.message]).toEqual([413, 'At most 20 files can be uploaded at once.']);
  });

  it('that has a crowd of fields', async () => {
    const form = formOf([mp3()]);
    for (let field = 0; field < 500; field += 1) form.append(`field${field}`, 'x');
    expect((await media.asAdmin('POST', path, { body: form })).status).toBe(413);
  });

  it.each([
    ['no file', () => new FormData()],
    ['a text where the file should be', () => withField('media', 'photo.jpg')],
    ['a file in another field', () => withField('photo', new Blob([mp3()]))],
  ])('that has %s', async (_, form) => {
    const response = await media.asAdmin('POST', path, { body: form() });
    expect([response.status, ((await response.json()) as ErrorAnswer).code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it.each([
    ['JSON', 'application/json', '{"media":"photo.jpg"}', 415],
    ['a form without files', 'application/x-www-form-urlencoded', 'media=photo.jpg', 415],
    ['a multipart form without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--', 400],
    ['a multipart form that is none', 'multipart/form-data; boundary=x', 'Wild Rover', 400],
    ['a multipart form that never ends', 'multipart/form-data; boundary=x', `${headOf('a.mp3')}ID3`, 400],
    ['a field called __proto__', 'multipart/form-data; boundary=x', headOf('a.mp3', '__proto__') + end, 400],
  ])('that is %s', async (_, contentType, body, expected) => {
    const response = await media.asAdmin('POST', path, { body, headers: { 'content-type': contentType } });
    expect([response.status, ((await response.json()) as ErrorAnswer).success]).toEqual([expected, false]);
  });

  it('that nobody sends', async () => {
    const begun = Date.now();
    const head = ['POST /internal/uploads HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x'];
    expect(await rawRequest(media.url, [...head, 'Content-Length: 0'])).toContain('HTTP/1.1 400');
    expect(Date.now() - begun).toBeLessThan(2_000);
  });

  it('that breaks off half-way, and the next one is taken as ever', async () => {
    const { hostname, port } = new URL(media.url);
    const sender = connect(Number(port), hostname);
    sender.write('POST /internal/uploads HTTP/1.1\r\nHost: pub\r\nContent-Length: 900000\r\n');
    sender.write('Content-Type: multipart/form-data; boundary=x\r\n\r\n');
    sender.write(Buffer.concat([Buffer.from(headOf('a.mp3')), mp3()]));
    await eventually(async () => expect(await readdir(media.uploadDir)).toHaveLength(1));
    sender.destroy();
    await expectNothingKept();
    const [kept] = await media.uploadForService(mp3());
    await media.tell('media.released', { urls: [kept?.url ?? ''] });
  });
});

function headOf(file: string, field = 'media'): string {
  return `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`;
}

function withField(name: string, value: string | Blob): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}
