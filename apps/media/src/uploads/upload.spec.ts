import { OpenMedia } from '../testing/open-media.js';
import { avifPhoto, jpegPhoto, movingPhoto, pngPhoto, seeThroughPhoto, webpPhoto } from '../testing/sample-photos.js';
import { avi, mp3, mp4, ogg, wav, webm } from '../testing/sample-recordings.js';

let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open();
});

afterAll(() => media.close());

const webmOf = async (...tracks: ('video' | 'audio')[]) => webm(tracks);
const mp4Of = async (brand: string, ...tracks: ('video' | 'audio')[]) => mp4(tracks, brand);

describe('an upload', () => {
  it.each([
    ['a JPEG', jpegPhoto, 'image', 'image/jpeg', /photo-640x480\.jpg$/],
    ['a PNG without holes', pngPhoto, 'image', 'image/jpeg', /photo-640x480\.jpg$/],
    ['a PNG with holes', seeThroughPhoto, 'image', 'image/png', /photo-300x300\.png$/],
    ['a WebP', webpPhoto, 'image', 'image/jpeg', /photo-640x480\.jpg$/],
    ['an AVIF', avifPhoto, 'image', 'image/jpeg', /photo-640x480\.jpg$/],
    ['a GIF that moves', movingPhoto, 'image', 'image/gif', /photo-60x40\.gif$/],
    ['a WebP that moves', () => movingPhoto('webp'), 'image', 'image/webp', /photo-60x40\.webp$/],
    ['an MP4', () => mp4Of('isom', 'video', 'audio'), 'video', 'video/mp4', /video\.mp4$/],
    ['an MP4 without a picture', () => mp4Of('isom', 'audio'), 'audio', 'audio/mp4', /audio\.m4a$/],
    ['an MP4 that tells of no track', () => mp4Of('isom'), 'video', 'video/mp4', /video\.mp4$/],
    ['an M4A that tells of no track', () => mp4Of('M4A '), 'audio', 'audio/mp4', /audio\.m4a$/],
    ['an M4A', () => mp4Of('M4A ', 'audio'), 'audio', 'audio/mp4', /audio\.m4a$/],
    ['an M4A of an Android recorder', () => mp4Of('3gp4', 'audio'), 'audio', 'audio/mp4', /audio\.m4a$/],
    ['a MOV', () => mp4Of('qt  ', 'video', 'audio'), 'video', 'video/quicktime', /video\.mov$/],
    ['a WebM', () => webmOf('video', 'audio'), 'video', 'video/webm', /video\.webm$/],
    ['a WebM without a picture', () => webmOf('audio'), 'audio', 'audio/webm', /audio\.webm$/],
    ['an AVI', async () => avi(), 'video', 'video/x-msvideo', /video\.avi$/],
    ['an MP3', async () => mp3(), 'audio', 'audio/mpeg', /audio\.mp3$/],
    ['a WAV', async () => wav(), 'audio', 'audio/wav', /audio\.wav$/],
    ['an OGG', async () => ogg(), 'audio', 'audio/ogg', /audio\.ogg$/],
  ])('of %s is known by its content', async (_, make, kind, contentType, url) => {
    const { status, body } = await media.upload(new File([await make()], 'cat.txt', { type: 'text/plain' }));
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body).toMatchObject({ success: true, mediaUrls: [body.mediaUrl], media: [{ kind, contentType }] });
    expect(body.mediaUrl).toMatch(url);
    const answer = await media.fetch(body.mediaUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, contentType]);
  });

  it('is counted for Prometheus by its kind, and one that is refused is not', async () => {
    const figures = () => Promise.all(['image', 'audio'].map((kind) => media.figure(`uploads_total{kind="${kind}"}`)));
    const [images = 0, sounds = 0] = await figures();
    expect((await media.upload(new File([await jpegPhoto()], 'cat.jpg'))).status).toBe(201);
    expect((await media.upload(new File(['no photo'], 'cat.jpg'))).status).toBe(415);
    expect(await figures()).toEqual([images + 1, sounds]);
  });
});
