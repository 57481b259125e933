import { eventually } from '@rover/platform/testing/eventually';
import { Clearer } from '../clearing/clearer.js';
import { OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';
import { mp3 } from '../testing/sample-recordings.js';

let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open();
});

afterAll(() => media.close());

const recording = async () => (await media.uploadForService(mp3()))[0]?.url ?? '';
const statusOf = async (url: string) => (await media.fetch(url)).status;
const dayPasses = () => media.dataSource.query(`UPDATE media SET uploaded_at = uploaded_at - interval '25 hours'`);

describe('what is uploaded for an event', () => {
  it('is kept once the event has claimed it', async () => {
    const [claimed, forgotten] = [await recording(), await recording()];
    await media.tell('media.claimed', { urls: [claimed, 'https://elsewhere.example/a.jpg', '/herophotos/bar.jpg'] });
    await dayPasses();
    const fresh = await recording();
    await media.get(Clearer).dropUnclaimed();
    await media.get(Clearer).clearDue();
    await eventually(async () => expect(await statusOf(forgotten)).toBe(404));
    expect([await statusOf(claimed), await statusOf(fresh)]).toEqual([200, 200]);
  });

  it('goes with all its files when the event lets go of it', async () => {
    const [photo] = await media.uploadForService(await jpegPhoto());
    const url = photo?.url ?? '';
    await media.tell('media.claimed', { urls: [url] });
    await media.tell('media.released', { urls: [url] });
    await eventually(async () => {
      const left = (await media.storedKeys()).filter((key) => key.includes(url.split('/')[2] ?? ''));
      expect(left).toEqual([]);
    });
    expect(await statusOf(url)).toBe(404);
  });

  it('goes, too, when the release is heard before the claim', async () => {
    const url = await recording();
    await media.tell('media.released', { urls: [url] });
    await media.tell('media.claimed', { urls: [url] });
    await eventually(async () => expect(await statusOf(url)).toBe(404));
  });

  it('is left alone in the library', async () => {
    const { mediaUrl: url } = (await media.upload(mp3())).body;
    await media.tell('media.claimed', { urls: [url] });
    await media.tell('media.released', { urls: [url] });
    await dayPasses();
    await media.get(Clearer).dropUnclaimed();
    await media.get(Clearer).clearDue();
    expect(await statusOf(url)).toBe(200);
  });
});
