import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OpenMedia } from '../testing/open-media.js';
import { box, isoTrack, longBox, mp4, originOf } from '../testing/sample-recordings.js';
import { stripMetadata } from './strip-metadata.js';

const place = '+22.8905-109.9167/';
const head = box('ftyp', 'isom', Buffer.alloc(4), 'isom');
const mvhd = box('mvhd', Buffer.alloc(100));
const sound = box('mdat', Buffer.alloc(64, 7));

let folder: string;
let media: OpenMedia;

beforeAll(async () => {
  media = await OpenMedia.open();
  folder = await mkdtemp(path.join(tmpdir(), 'rover-origin-'));
});
afterAll(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

/** @returns the film as it was, and as it is afterwards */
async function erased(...boxes: Buffer[]): Promise<{ before: Buffer; after: Buffer }> {
  const before = Buffer.concat(boxes);
  const file = path.join(folder, 'a film');
  await writeFile(file, before);
  await stripMetadata(file);
  return { before, after: await readFile(file) };
}

describe('the place where a film was taken', () => {
  it.each([
    ['beside the tracks', [head, box('moov', mvhd, originOf(place), isoTrack('audio')), sound]],
    ['in a track', [head, box('moov', mvhd, isoTrack('audio', 8, originOf(place))), sound]],
    ['beside the film', [head, box('moov', mvhd, isoTrack('audio')), sound, box('uuid', 'XMP of sixteen b', place)]],
    ['behind a film of a long size', [head, longBox('mdat', Buffer.alloc(64, 7)), box('moov', mvhd, originOf(place))]],
    ['in a box of a long size', [head, box('moov', mvhd, longBox('udta', place)), sound]],
    ['in a box that goes on to the end', [head, sound, Buffer.from(`\0\0\0\0uuid${place}`)]],
    ['in a film that was cut off', [head, sound, box('moov', mvhd, originOf(place).subarray(0, -6))]],
    ['in more than is written at a time', [head, box('moov', mvhd, box('udta', Buffer.alloc(70_000), place)), sound]],
  ])('is gone when it stands %s, and nothing moves', async (_, boxes) => {
    const { before, after } = await erased(...boxes);
    expect(before.toString('latin1')).toContain(place);
    expect(after.toString('latin1')).not.toContain(place);
    expect(after.length).toBe(before.length);
    for (const kept of [head, mvhd, Buffer.alloc(64, 7)].filter((part) => before.includes(part))) {
      expect(after.indexOf(kept)).toBe(before.indexOf(kept));
    }
  });

  it('leaves a film that tells nothing of it as it is', async () => {
    const { before, after } = await erased(mp4(['video', 'audio']));
    expect(after.equals(before)).toBe(true);
  });

  it.each([
    ['a box smaller than its head', Buffer.from('\0\0\0\x04udta')],
    ['half a head', Buffer.from('\0\0\0')],
    ['a long box without its size', Buffer.from('\0\0\0\x01moov')],
  ])('is not looked for behind %s', async (_, end) => {
    const { before, after } = await erased(head, end);
    expect(after.equals(before)).toBe(true);
  });

  it('is not looked for without end', async () => {
    const many = Buffer.concat(Array.from({ length: 50_001 }, () => box('free')));
    await expect(erased(head, many)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it.each([
    ['an MP4', 'isom'],
    ['a MOV', 'qt  '],
  ])('is in nothing that is handed out of %s', async (_, brand) => {
    const film = mp4(['video', 'audio'], brand, originOf(place));
    const { body } = await media.upload(film);
    const kept = Buffer.from(await (await media.fetch(body.mediaUrl)).arrayBuffer());
    expect(kept.length).toBe(film.length);
    expect(kept.toString('latin1')).not.toContain(place);
  });
});
