import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventMedia, EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { eventually } from '@rover/platform/testing/eventually';
import { type Answer, filesForm, OpenEvents } from '../testing/open-events.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});

afterEach(() => {
  events.media.refusal = undefined;
  events.media.isImpatient = false;
});

afterAll(() => events?.close());

/** What was asked for, or why not: a spec looks at the status first. */
type MediaOrRefusal = Omit<EventMediaAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

const add = (id: string, types: string[], fields: Record<string, string> = {}) =>
  events.asAdmin<MediaOrRefusal>('POST', `/api/admin/events/${id}/media`, filesForm(types, fields));
const pathOf = (id: string, url: string) => `/api/admin/events/${id}/media/${encodeURIComponent(url)}`;
const caption = (id: string, url: string, words: unknown) =>
  events.asAdmin<MediaOrRefusal>('PUT', `${pathOf(id, url)}/caption`, { caption: words });
const remove = (id: string, url: string) => events.asAdmin<MediaOrRefusal>('DELETE', pathOf(id, url));
const removeMany = (id: string, mediaUrls: unknown) =>
  events.asAdmin<MediaOrRefusal>('DELETE', `/api/admin/events/${id}/media`, { mediaUrls });
const shown = async (slug: string) => (await events.call<EventView>('GET', `/api/events/${slug}`)).body;
const urlsOf = ({ images }: EventMedia) => images.map(({ url }) => url);
const outcome = ({ status, body }: Answer<MediaOrRefusal>) => [status, body.code];
const nothing: EventMedia = { images: [], videos: [], voiceNotes: [], additionalContent: [] };

/** An event with so many photos, and their addresses. */
async function anEventWith(photos: number) {
  const event = await events.event();
  const { body } = await add(event.id, Array(photos).fill('image/jpeg'));
  return { event, urls: urlsOf(body.media) };
}

describe('media added to an event', () => {
  it('are in its lists by what they are, in their order, with the caption of the form', async () => {
    const { id, slug } = await events.event();
    const types = ['image/jpeg', 'video/webm', 'image/png', 'audio/mpeg'];
    const { status, body } = await add(id, types, { caption: '  St. Patrick’s Day ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      media: {
        images: [{ url: expect.stringMatching(/^\/media\//), placeholder: expect.any(String) }, {}],
        videos: [{ caption: 'St. Patrick’s Day' }],
        voiceNotes: [{ url: expect.stringMatching(/audio/) }],
        additionalContent: [],
      },
    });
    expect(body.media.videos[0]).not.toHaveProperty('placeholder');

    await add(id, ['image/gif']);
    const event = await shown(slug);
    expect(urlsOf(event.media).slice(0, 2)).toEqual(urlsOf(body.media));
    expect(event.media.images[2]).toMatchObject({ caption: '' });
    const [list, all] = await Promise.all([
      events.call<EventView[]>('GET', '/api/events'),
      events.asAdmin<EventView[]>('GET', '/api/admin/events'),
    ]);
    for (const { body: many } of [list, all]) expect(many.find((one) => one.id === id)?.media).toEqual(event.media);
  });

  it('go through byte by byte, however large', async () => {
    const { id } = await events.event();
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'stout ');
    const form = new FormData();
    form.append('media', new Blob([bytes], { type: 'video/webm' }), 'long night.webm');
    const { status } = await events.asAdmin('POST', `/api/admin/events/${id}/media`, form);
    expect(status).toBe(201);
    const kept = events.media.kept.at(-1);
    expect([kept?.name, kept?.bytes.equals(bytes)]).toEqual(['long night.webm', true]);
  });

  it('are told to media, and the change to everybody', async () => {
    const { event, urls } = await anEventWith(2);
    expect(await events.toldMedia('media.claimed', urls[0] ?? '')).toEqual(expect.arrayContaining(urls));
    expect((await events.told('event.saved', event.id, 2)).map(({ version }) => version)).toContain(2);
    expect((await shown(event.slug)).updatedAt > event.updatedAt).toBe(true);
  });

  it('are refused for an event that is not there, before a byte is passed on', async () => {
    const keptBefore = events.media.kept.length;
    expect(outcome(await add(randomUUID(), ['image/jpeg']))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await add('not-an-id', ['image/jpeg']))).toEqual([400, 'VALIDATION_FAILED']);
    expect(events.media.kept).toHaveLength(keptBefore);
  });

  it('are refused in the words of media', async () => {
    const { id, slug } = await events.event();
    for (const [status, code] of [
      [413, 'BODY_TOO_LARGE'],
      [415, 'UNSUPPORTED_MEDIA_TYPE'],
      [400, 'VALIDATION_FAILED'],
      [503, 'UNAVAILABLE'],
    ] as const) {
      const errors = [{ field: 'media', message: 'Look at this.' }];
      const headers = { 'retry-after': '7' };
      events.media.refusal = { status, body: { code, message: `Not so: ${code}.`, errors }, headers };
      const answer = await add(id, ['image/jpeg']);
      expect(answer).toMatchObject({ status, body: { success: false, code, message: `Not so: ${code}.`, errors } });
      expect(answer.headers.get('retry-after')).toBe(status === 503 ? '7' : null);
    }
    expect((await shown(slug)).media).toEqual(nothing);
  });

  it('are refused as soon as media says so, though most of the form is still to come', async () => {
    const { id } = await events.event();
    events.media.isImpatient = true;
    events.media.refusal = { status: 413, body: { code: 'BODY_TOO_LARGE', message: 'Too much.', errors: [] } };
    const form = new FormData();
    form.append('media', new Blob([Buffer.alloc(30 * 1024 * 1024)], { type: 'video/webm' }), 'long.webm');
    expect(await events.asAdmin('POST', `/api/admin/events/${id}/media`, form)).toMatchObject({
      status: 413,
      body: { message: 'Too much.' },
    });
  });

  it.each([
    ['something that is not ours', { status: 500, body: '<h1>Oh no</h1>' }],
    ['that the way between us is closed', { status: 401, body: { code: 'UNAUTHENTICATED' as const, message: '?' } }],
  ])('cannot be kept while media says %s', async (_, refusal) => {
    const { id } = await events.event();
    events.media.refusal = refusal;
    expect(outcome(await add(id, ['image/jpeg']))).toEqual([503, 'UNAVAILABLE']);
  });

  it('that are broken off half-way are not added, and nothing waits for the rest', async () => {
    const { id, slug } = await events.event();
    const { begun, brokenOff } = events.media;
    const headers = { ...events.adminHeaders(), 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(`${events.url}/api/admin/events/${id}/media`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write('--b\r\nContent-Disposition: form-data; name="media"; filename="a.jpg"\r\n\r\nhalf a pho');
    await eventually(() => expect(events.media.begun).toBe(begun + 1));
    upload.destroy();
    await eventually(() => expect(events.media.brokenOff).toBe(brokenOff + 1));
    expect((await shown(slug)).media).toEqual(nothing);
    expect((await add(id, ['image/jpeg'])).status).toBe(201);
  });

  it('are not added with a caption that is none', async () => {
    const { id, slug } = await events.event();
    const { status, body } = await add(id, ['image/jpeg'], { caption: 'x'.repeat(limits.media.caption + 1) });
    expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['caption']]);
    expect((await shown(slug)).media).toEqual(nothing);
  });

  it('come as a form and as nothing else', async () => {
    const { id } = await events.event();
    const path = `/api/admin/events/${id}/media`;
    const send = (type: string, body: string) =>
      events.call('POST', path, { headers: { ...events.adminHeaders(), 'content-type': type }, body });
    expect((await events.asAdmin('POST', path, { media: [] })).status).toBe(415);
    expect((await send('text/plain', 'a')).status).toBe(415);
    expect((await send('multipart/form-data', 'a')).status).toBe(400);
    expect((await send('multipart/form-data; boundary=b', '--b\r\ncut off')).status).toBe(400);
  });

  it(`are ${limits.media.perEvent} at most`, async () => {
    const { event } = await anEventWith(1);
    await events.dataSource.query(
      `INSERT INTO event_media (event_id, url, list)
       SELECT $1, '/media/' || number || '/photo-1x1.jpg', 'images' FROM generate_series(3, $2) AS number`,
      [event.id, limits.media.perEvent],
    );
    expect(outcome(await add(event.id, ['image/jpeg', 'image/jpeg']))).toEqual([409, 'CONFLICT']);
    expect((await add(event.id, ['image/jpeg'])).status).toBe(201);
    expect(outcome(await add(event.id, ['image/jpeg']))).toEqual([409, 'CONFLICT']);
  });
});

describe('while media is closed', () => {
  it('an upload is told so at once, however large, and all else goes on', async () => {
    const closed = await OpenEvents.open({ MEDIA_URL: 'http://127.0.0.1:1' });
    const { id, slug } = await closed.event();
    const form = new FormData();
    form.append('media', new Blob([Buffer.alloc(20 * 1024 * 1024)], { type: 'video/webm' }), 'long.webm');
    const asked = performance.now();
    const { status, headers, body } = await closed.asAdmin('POST', `/api/admin/events/${id}/media`, form);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    expect(performance.now() - asked).toBeLessThan(3_000);
    expect((await closed.asAdmin('PUT', `/api/admin/events/${id}`, { price: '$20' })).status).toBe(200);
    expect((await closed.call<EventView>('GET', `/api/events/${slug}`)).body.price).toBe('$20');
    await closed.close();
  });
});

describe('a caption', () => {
  it('can be written, and taken away', async () => {
    const { event, urls } = await anEventWith(2);
    const [first = '', second = ''] = urls;
    const { status, body } = await caption(event.id, second, ' The band, "live" 🎻 ');
    expect(status).toBe(200);
    expect(body.media.images).toMatchObject([
      { url: first, caption: '' },
      { url: second, caption: 'The band, "live" 🎻' },
    ]);
    expect(body.event.media).toEqual(body.media);
    expect((await caption(event.id, second, '')).body.media.images[1]?.caption).toBe('');
  });

  it('is one line of text', async () => {
    const { event, urls } = await anEventWith(1);
    for (const words of [undefined, null, 7, true, [], {}, 'a\u0000b', '\ud800', 'two\nlines', 'x'.repeat(301)]) {
      const { status, body } = await caption(event.id, urls[0] ?? '', words);
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['caption']]);
    }
  });
});

describe('media of an event', () => {
  it('can be deleted one by one, and media hears of it', async () => {
    const { event, urls } = await anEventWith(2);
    const [first = '', second = ''] = urls;
    const { status, body } = await remove(event.id, first);
    expect(status).toBe(200);
    expect(urlsOf(body.media)).toEqual([second]);
    expect(await events.toldMedia('media.released', first)).not.toContain(second);
    expect(outcome(await remove(event.id, first))).toEqual([404, 'NOT_FOUND']);
  });

  it('can be deleted many at once; what is not there any more is no matter, unless nothing is', async () => {
    const { event, urls } = await anEventWith(3);
    const [first = '', second = '', third = ''] = urls;
    const { status, body } = await removeMany(event.id, [first, third, '/media/gone']);
    expect([status, urlsOf(body.media)]).toEqual([200, [second]]);
    expect(outcome(await removeMany(event.id, [first, '/media/gone']))).toEqual([404, 'NOT_FOUND']);
  });

  it('can all be deleted at once, as many as there may be', async () => {
    const { event } = await anEventWith(1);
    const urls = Array.from({ length: limits.media.perEvent }, (_, number) => `/media/${number}/photo-1x1.jpg`);
    await events.dataSource.query(
      "INSERT INTO event_media (event_id, url, list) SELECT $1, unnest($2::text[]), 'images'",
      [event.id, urls.slice(1)],
    );
    const { status, body } = await removeMany(event.id, urls);
    expect([status, body.media.images.length]).toEqual([200, 1]);
  });

  const tooMany = Array(limits.media.perEvent + 1).fill('/media/1');
  const tooLong = [`/${'x'.repeat(limits.event.url)}`];

  it('cannot be deleted by what are no addresses', async () => {
    const { event } = await anEventWith(1);
    for (const mediaUrls of [undefined, null, '', 'a', 7, [], {}, [7], [null], [{}], tooLong, tooMany]) {
      const { status, body } = await removeMany(event.id, mediaUrls);
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['mediaUrls']]);
    }
  });

  it('are nobody else’s', async () => {
    const [mine, other] = await Promise.all([anEventWith(1), anEventWith(1)]);
    const [url = ''] = other.urls;
    expect(outcome(await remove(mine.event.id, url))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await removeMany(mine.event.id, [url]))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await caption(mine.event.id, url, 'Mine'))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await caption(randomUUID(), url, 'Mine'))).toEqual([404, 'NOT_FOUND']);
    expect((await shown(other.event.slug)).media.images).toMatchObject([{ url, caption: '' }]);
  });

  it('are deleted once, however many want to at once', async () => {
    const { event, urls } = await anEventWith(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(event.id, urls[0] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('are exactly what they should be after 20 uploads, 10 deletions and 10 captions at once', async () => {
    const { event, urls } = await anEventWith(20);
    const work = [
      ...Array.from({ length: 20 }, (_, number) => add(event.id, ['image/jpeg'], { caption: `New ${number}` })),
      ...urls.slice(0, 10).map((url) => remove(event.id, url)),
      ...urls.slice(10).map((url, number) => caption(event.id, url, `Old ${number}`)),
    ];
    const answers = await Promise.all(work);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);

    const { media } = await shown(event.slug);
    const captions = media.images.map((item) => item.caption);
    expect(media.images.slice(0, 10).map(({ url }) => url)).toEqual(urls.slice(10));
    expect(captions.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, number) => `Old ${number}`));
    expect(captions.slice(10).sort()).toEqual(Array.from({ length: 20 }, (_, number) => `New ${number}`).sort());
    const versions = (await events.told('event.saved', event.id, 42)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(42);
  });

  it('go with their event', async () => {
    const { event, urls } = await anEventWith(2);
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    expect(await events.toldMedia('media.released', urls[0] ?? '')).toEqual(expect.arrayContaining(urls));
  });

  it('are kept while another event shows one as its picture', async () => {
    const { event, urls } = await anEventWith(2);
    const [shared = '', other = ''] = urls;
    const copy = await events.event({ image: shared });
    await removeMany(event.id, urls);
    expect(await events.toldMedia('media.released', other)).not.toContain(shared);
    await events.asAdmin('DELETE', `/api/admin/events/${copy.id}`);
    await events.toldMedia('media.released', shared);
  });
});
