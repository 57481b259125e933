import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mp4OfTables } from '../testing/sample-recordings.js';
import { tracksOf } from './tracks.js';

const mega = 1024 * 1024;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rover-tracks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('what tells of its tracks in tables', () => {
  it.each([
    [1, 'read', { hasVideo: true, hasAudio: true }],
    [9, 'refused when that is out of all proportion', undefined],
  ])('of %d MiB each is %s', async (size, _, tracks) => {
    const file = path.join(folder, `${size}.mp4`);
    await writeFile(file, mp4OfTables(size * mega));
    const reading = tracksOf(file, 'mp4');
    if (tracks) expect(await reading).toMatchObject(tracks);
    else await expect(reading).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
