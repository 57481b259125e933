import { randomUUID } from 'node:crypto';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { eventually } from '@rover/platform/testing/eventually';
import { FileDeleter } from '../deletions/file-deleter.js';
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
const askedAbout = () => media.sentOn('media.unclaimed').flatMap(({ urls }) => urls);

describe('what is uploaded for an event', () => {
  it('is kept once the event has claimed it, and goes after a day when no event needs it', async () => {
    const [claimed, forgotten] = [await recording(), await recording()];
    await media.tell('media.claimed', { urls: [claimed, 'https://elsewhere.example/a.jpg', '/herophotos/bar.jpg'] });
    expect(await media.dayPasses()).toEqual([forgotten]);
    await eventually(() => expect(askedAbout()).toEqual([forgotten]));
    const fresh = await recording();
    await media.get(FileDeleter).askAboutUnclaimed();
    await media.tell('media.released', { urls: [forgotten] });
    await eventually(async () => expect(await statusOf(forgotten)).toBe(404));
    expect([await statusOf(claimed), await statusOf(fresh)]).toEqual([200, 200]);
    expect(askedAbout()).toEqual([forgotten]);
  });

  it('is not asked about within its first day', async () => {
    const [old, young] = [await recording(), await recording()];
    const age = 'UPDATE media SET uploaded_at = now() - $2::interval WHERE url = $1';
    await media.dataSource.query(age, [old, '25 hours']);
    await media.dataSource.query(age, [young, '23 hours']);
    await media.get(FileDeleter).askAboutUnclaimed();
    await eventually(() => expect(askedAbout()).toContain(old));
    expect(askedAbout()).not.toContain(young);
  });

  it('is there for a claim that comes after a weekend without a broker, or never came until it was asked for', async () => {
    const url = await recording();
    for (let day = 1; day <= 3; day += 1) expect(await media.dayPasses()).toContain(url);
    await media.get(FileDeleter).deleteDue();
    expect(await statusOf(url)).toBe(200);
    await media.tell('media.claimed', { urls: [url] });
    expect(await media.dayPasses()).not.toContain(url);
    expect(await statusOf(url)).toBe(200);
  });

  it('is asked about once a day, however many of it there are and whoever asks', async () => {
    const urls = Array.from({ length: 250 }, (_, number) => `/media/${number}/audio.mp3`);
    await media.dataSource.query(
      `INSERT INTO media (id, url, kind, content_type, name, in_library)
       SELECT gen_random_uuid(), unnest($1::text[]), 'audio', 'audio/mpeg', 'many.mp3', false`,
      [urls],
    );
    await Promise.all([media.dayPasses(), media.get(FileDeleter).askAboutUnclaimed()]);
    const asked = () => askedAbout().filter((url) => urls.includes(url));
    await eventually(() => expect(asked().sort()).toEqual([...urls].sort()));
    expect(Math.max(...media.sentOn('media.unclaimed').map((question) => question.urls.length))).toBe(100);
    await media.tell('media.released', { urls });
  });

  it('is reported when it is claimed and not here, once, though the claim is heard twice', async () => {
    const reported = jest.spyOn(media.get(Reporter), 'error');
    const id = randomUUID();
    const urls = [await recording(), `/media/${randomUUID()}/photo-1200x800.jpg`];
    await media.tell('media.claimed', { urls: [await recording(), 'https://elsewhere.example/a.jpg'] });
    await media.tell('media.claimed', { urls }, id);
    await media.tell('media.claimed', { urls }, id);
    expect(reported.mock.calls).toEqual([
      ['media.claimed', expect.objectContaining({ message: expect.stringContaining('not here') })],
    ]);
    reported.mockRestore();
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
    expect(await media.dayPasses()).not.toContain(url);
    await media.get(FileDeleter).deleteDue();
    expect(await statusOf(url)).toBe(200);
  });
});
