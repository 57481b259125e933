import { randomUUID } from 'node:crypto';
import { limits } from '@rover/contracts/limits';
import { eventually } from '@rover/platform/testing/eventually';
import { MediaDesk, outcome, urlsOf } from '../testing/media-desk.js';

let desk: MediaDesk;

beforeAll(async () => {
  desk = await MediaDesk.open();
});

afterAll(() => desk?.close());

describe('media of an event', () => {
  it('can be deleted one by one, and media hears of it', async () => {
    const { event, urls } = await desk.anEventWith(2);
    const [first = '', second = ''] = urls;
    const { status, body } = await desk.remove(event.id, first);
    expect(status).toBe(200);
    expect(urlsOf(body.media)).toEqual([second]);
    expect(await desk.events.toldMedia('media.released', first)).not.toContain(second);
    expect(outcome(await desk.remove(event.id, first))).toEqual([404, 'NOT_FOUND']);
  });

  it('can be deleted many at once; what is not there any more is no matter, unless nothing is', async () => {
    const { event, urls } = await desk.anEventWith(3);
    const [first = '', second = '', third = ''] = urls;
    const { status, body } = await desk.removeMany(event.id, [first, third, '/media/gone']);
    expect([status, urlsOf(body.media)]).toEqual([200, [second]]);
    expect(outcome(await desk.removeMany(event.id, [first, '/media/gone']))).toEqual([404, 'NOT_FOUND']);
  });

  it('can all be deleted at once, as many as there may be', async () => {
    const { event } = await desk.anEventWith(1);
    const urls = Array.from({ length: limits.media.perEvent }, (_, number) => `/media/${number}/photo-1x1.jpg`);
    await desk.events.dataSource.query(
      "INSERT INTO event_media (event_id, url, list) SELECT $1, unnest($2::text[]), 'images'",
      [event.id, urls.slice(1)],
    );
    const { status, body } = await desk.removeMany(event.id, urls);
    expect([status, body.media.images.length]).toEqual([200, 1]);
  });

  it('are on record: those that came, whose words changed, and that went', async () => {
    const { event, urls } = await desk.anEventWith(2);
    for (let twice = 0; twice < 2; twice += 1) await desk.caption(event.id, urls[0] ?? '', 'The band');
    await desk.removeMany(event.id, urls);
    const recorded = () => desk.events.sentOn('audit.recorded').filter(({ id }) => id === event.id);
    await eventually(() =>
      expect(recorded().map(({ action, changes }) => [action, ...changes.map(({ field }) => field)])).toEqual([
        ['created'],
        ['updated', 'media: 2 added'],
        ['updated', 'media: a caption changed'],
        ['updated', 'media: 2 deleted'],
      ]),
    );
  });

  const tooMany = Array(limits.media.perEvent + 1).fill('/media/1');
  const tooLong = [`/${'x'.repeat(limits.event.url)}`];

  it('cannot be deleted by what are no addresses', async () => {
    const { event } = await desk.anEventWith(1);
    for (const mediaUrls of [undefined, null, '', 'a', 7, [], {}, [7], [null], [{}], tooLong, tooMany]) {
      const { status, body } = await desk.removeMany(event.id, mediaUrls);
      expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['mediaUrls']]);
    }
  });

  it('are nobody else’s', async () => {
    const [mine, other] = await Promise.all([desk.anEventWith(1), desk.anEventWith(1)]);
    const [url = ''] = other.urls;
    expect(outcome(await desk.remove(mine.event.id, url))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await desk.removeMany(mine.event.id, [url]))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await desk.caption(mine.event.id, url, 'Mine'))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await desk.caption(randomUUID(), url, 'Mine'))).toEqual([404, 'NOT_FOUND']);
    expect((await desk.shown(other.event.slug)).media.images).toMatchObject([{ url, caption: '' }]);
  });

  it('are deleted once, however many want to at once', async () => {
    const { event, urls } = await desk.anEventWith(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.remove(event.id, urls[0] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('are exactly what they should be after 20 uploads, 10 deletions and 10 captions at once', async () => {
    const { event, urls } = await desk.anEventWith(20);
    const work = [
      ...Array.from({ length: 20 }, (_, number) => desk.add(event.id, ['image/jpeg'], { caption: `New ${number}` })),
      ...urls.slice(0, 10).map((url) => desk.remove(event.id, url)),
      ...urls.slice(10).map((url, number) => desk.caption(event.id, url, `Old ${number}`)),
    ];
    const answers = await Promise.all(work);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);

    const { media } = await desk.shown(event.slug);
    const captions = media.images.map((item) => item.caption);
    expect(media.images.slice(0, 10).map(({ url }) => url)).toEqual(urls.slice(10));
    expect(captions.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, number) => `Old ${number}`));
    expect(captions.slice(10).sort()).toEqual(Array.from({ length: 20 }, (_, number) => `New ${number}`).sort());
    const versions = (await desk.events.told('event.saved', event.id, 42)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(42);
  });

  it('go with their event', async () => {
    const { event, urls } = await desk.anEventWith(2);
    await desk.events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    await desk.events.forgetDeleted();
    expect(await desk.events.toldMedia('media.released', urls[0] ?? '')).toEqual(expect.arrayContaining(urls));
  });

  it('are kept while another event shows one as its picture', async () => {
    const { event, urls } = await desk.anEventWith(2);
    const [shared = '', other = ''] = urls;
    const copy = await desk.events.event({ image: shared });
    await desk.removeMany(event.id, urls);
    expect(await desk.events.toldMedia('media.released', other)).not.toContain(shared);
    await desk.events.asAdmin('DELETE', `/api/admin/events/${copy.id}`);
    await desk.events.forgetDeleted();
    await desk.events.toldMedia('media.released', shared);
  });

  it('stay when another event that showed one as its picture does so no more', async () => {
    const [mine, marker] = [await desk.anEventWith(1), await desk.anEventWith(1)];
    const [shared = ''] = mine.urls;
    const copy = await desk.events.event({ image: shared });
    await desk.events.asAdmin('PUT', `/api/admin/events/${copy.id}`, { image: '/herophotos/session.jpg' });
    await desk.removeMany(marker.event.id, marker.urls);
    expect(await desk.events.toldMedia('media.released', marker.urls[0] ?? '')).not.toContain(shared);
  });
});
