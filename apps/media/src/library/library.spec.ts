import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';
import { mp3 } from '../testing/sample-recordings.js';

const path = '/api/admin/media-library';

let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open();
});

afterAll(() => media.close());

const library = async () => (await (await media.asAdmin('GET', path)).json()) as MediaLibraryAnswer;
const photo = async (name = 'a photo.jpg') =>
  (await media.upload(new File([await jpegPhoto({ width: 60, height: 40 })], name))).body.mediaUrl;

async function remove(written: string): Promise<[number, string]> {
  const response = await media.asAdmin('DELETE', `${path}/${written}`);
  return [response.status, ((await response.json()) as ErrorAnswer).message];
}

describe('the library', () => {
  it('shows the uploaded photos, the newest first, by the names they came with', async () => {
    const older = await photo('dir/the <bar>\u202e.jpg');
    await media.upload(mp3());
    const newer = await photo();
    const { images, items } = await library();
    expect(images).toEqual([newer, older]);
    expect(items.map(({ name }) => name)).toEqual(['a photo.jpg', 'the <bar>.jpg']);
    expect(items[1]).toMatchObject({ url: older, kind: 'image', contentType: 'image/jpeg', width: 60, height: 40 });
    expect(items[1]?.uploadedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('does not show what was uploaded for an event', async () => {
    const [forEvent] = await media.uploadForService(await jpegPhoto());
    expect((await library()).images).not.toContain(forEvent?.url);
  });

  it('is closed to everybody but admins', async () => {
    const calls = [
      ['GET', path],
      ['DELETE', `${path}/%2Fherophotos%2Fbar.jpg`],
      ['POST', '/api/admin/upload-media'],
    ] as const;
    for (const [method, address] of calls) expect((await media.fetch(address, { method })).status).toBe(401);
  });
});

describe('a photo', () => {
  it.each([
    ['encoded', encodeURIComponent],
    ['encoded twice', (url: string) => encodeURIComponent(encodeURIComponent(url))],
    ['as it is', (url: string) => url],
    ['without its slash', (url: string) => url.slice(1)],
    ['as an address of ours', (url: string) => encodeURIComponent(`https://pub.example${url}`)],
  ])('is deleted by its address, %s, and gone with all its files', async (_, write) => {
    const url = await photo();
    expect(await remove(write(url))).toEqual([200, 'The photo is deleted.']);
    expect((await media.fetch(url)).status).toBe(404);
    const filesOfIt = async () => (await media.storedKeys()).filter((key) => key.includes(url.split('/')[2] ?? ''));
    await eventually(async () => expect(await filesOfIt()).toEqual([]));
    expect((await library()).images).not.toContain(url);
    expect((await remove(write(url)))[0]).toBe(404);
  });

  it('that two delete at once is deleted once', async () => {
    const address = encodeURIComponent(await photo());
    const outcomes = await Promise.all([remove(address), remove(address), remove(address)]);
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 404, 404]);
  });

  it.each([
    '%2Fmedia%2F00000000-0000-4000-8000-000000000000%2Fphoto-60x40.jpg',
    'photo.jpg',
    '%2Fmedia%2F%00',
    '%25252525252525252Fherophotos',
    "' OR 1=1 --",
    'x'.repeat(5_000),
    '',
  ])('that is not there cannot be deleted: %s', async (written) => {
    expect((await remove(written))[0]).toBe(404);
  });
});

describe('a photo of the site itself', () => {
  it.each([
    '%2Fherophotos%2Fbar-at-night.jpg',
    '%2fherophotos%2fbar-at-night.jpg',
    'herophotos/bar-at-night.jpg',
    '/herophotos/bar-at-night.jpg',
    '//herophotos//bar-at-night.jpg',
    '%252Fherophotos%252Fbar-at-night.jpg',
    '%25252Fherophotos%25252Fbar-at-night.jpg',
    '%2FHEROPHOTOS%2FBar-At-Night.JPG',
    '%2Fherophotos%2Fbar-at-night.jpg%2F',
    '%2Fherophotos%2Fbar-at-night.jpg/',
    '%2Fherophotos%3Ba%3Db%2Fbar-at-night.jpg%3Bc',
    '/herophotos;a=b/bar-at-night.jpg',
    '%2Fmedia%2F..%2Fherophotos%2Fbar-at-night.jpg',
    '%2Fmedia%2F%252e%252e%2Fherophotos%2Fbar-at-night.jpg',
    '%2F.%2Fherophotos%2F.%2Fbar-at-night.jpg',
    '%5Cherophotos%5Cbar-at-night.jpg',
    'https%3A%2F%2Fpub.example%2Fherophotos%2Fbar-at-night.jpg',
    'https://pub.example/herophotos/bar-at-night.jpg',
    '%2Fherophotos%2Fbar-at-night.jpg?x=1',
    '%2Fherophotos%2Fbar-at-night.jpg%3Fw%3D480',
    '%2Fherophotos',
    '%2Fherophotos%2Fno-such-photo.jpg',
  ])('cannot be deleted as %s', async (written) => {
    const words = 'Cannot delete default website photos. These are always available for use.';
    expect(await remove(written)).toEqual([403, words]);
  });
});
