import { MediaDesk } from '../testing/media-desk.js';

let desk: MediaDesk;

beforeAll(async () => {
  desk = await MediaDesk.open();
});

afterAll(() => desk?.close());

describe('a caption', () => {
  it('can be written, and taken away', async () => {
    const { event, urls } = await desk.anEventWith(2);
    const [first = '', second = ''] = urls;
    const { status, body } = await desk.caption(event.id, second, ' The band, "live" 🎻 ');
    expect(status).toBe(200);
    expect(body.media.images).toMatchObject([
      { url: first, caption: '' },
      { url: second, caption: 'The band, "live" 🎻' },
    ]);
    expect(body.event.media).toEqual(body.media);
    expect((await desk.caption(event.id, second, '')).body.media.images[1]?.caption).toBe('');
  });

  it('is one line of text', async () => {
    const { event, urls } = await desk.anEventWith(1);
    for (const words of [undefined, null, 7, true, [], {}, 'a\u0000b', '\ud800', 'two\nlines', 'x'.repeat(301)]) {
      const { status, body } = await desk.caption(event.id, urls[0] ?? '', words);
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['caption']]);
    }
  });
});
