import { randomUUID } from 'node:crypto';
import type { EventInput, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import type { MessagePayloads } from '@rover/contracts/messages';
import { OpenEvents } from '../testing/open-events.js';
import { countRegistered } from './count-registered.js';

let events: OpenEvents;

beforeAll(async () => {
  events = await OpenEvents.open();
});

afterAll(() => events?.close());

const create = (fields: Partial<EventInput> = {}) => events.event(fields);
const update = async (id: string, fields: Partial<EventInput>) =>
  (await events.asAdmin<EventUpdateAnswer>('PUT', `/api/admin/events/${id}`, fields)).body.event;
const find = async (slug: string) => (await events.call<EventView>('GET', `/api/events/${slug}`)).body;
const tell = (payload: MessagePayloads['seats.changed']) => events.tell('seats.changed', payload);
const registered = async (slug: string) => (await find(slug)).registered;

describe('registered', () => {
  it('is what bookings last told; late and repeated news changes nothing', async () => {
    const { id: eventId, slug } = await create();
    await tell({ eventId, taken: 7, version: 3 });
    await tell({ eventId, taken: 2, version: 1 });
    await tell({ eventId, taken: 9, version: 3 });
    expect(await registered(slug)).toBe(7);
    await tell({ eventId, taken: 0, version: 4 });
    expect(await registered(slug)).toBe(0);
    const counts = (await events.told('event.counted', eventId, 2)).map(({ registered: count }) => count);
    expect(counts).toEqual([7, 0]);
  });

  it.each([
    ['last', [1, 2]],
    ['first', [2, 1]],
  ])('is the newest of two counts that are heard at once, also when it is named %s', async (_, versions) => {
    const { id: eventId, slug } = await create();
    const news = versions.map((version) => ({ eventId, taken: 10 * version, version, requestId: null }));
    await countRegistered(events.dataSource.manager, news);
    expect(await registered(slug)).toBe(20);
  });

  it('of an event that is gone is nobody’s business', async () => {
    await expect(tell({ eventId: randomUUID(), taken: 1, version: 1 })).resolves.toBeUndefined();
  });
});

describe('an event', () => {
  it('that is saved is told with its instants, and with a version that rises', async () => {
    const event = await create({ startTime: '21:00', endTime: '01:30' });
    await update(event.id, { capacity: 12 });
    expect(await events.told('event.saved', event.id, 2)).toEqual([
      expect.objectContaining({ version: 1, startsAt: '2030-03-17T04:00:00.000Z', endsAt: '2030-03-17T08:30:00.000Z' }),
      expect.objectContaining({ version: 2, capacity: 12 }),
    ]);
  });

  it('keeps every address it had, takes an old one back, and leaves none when it is deleted', async () => {
    const title = `Quiz ${randomUUID()}`;
    const event = await create({ title });
    const { slug: renamed } = await update(event.id, { title: `New ${title}` });
    expect(renamed).not.toBe(event.slug);
    expect((await find(event.slug)).slug).toBe(renamed);
    expect((await update(event.id, { title })).slug).toBe(event.slug);
    await events.asAdmin('DELETE', `/api/admin/events/${event.id}`);
    for (const slug of [event.slug, renamed])
      expect((await events.call('GET', `/api/events/${slug}`)).status).toBe(404);
  });

  it.each([
    ['¡Música en vivo: Mañana!', 'musica-en-vivo-manana'],
    ['🎻🎻', 'event'],
    ['RSVP', 'rsvp-event'],
    [`${'x'.repeat(79)} and more`, 'x'.repeat(79)],
  ])('called %j lives at /events/%s', async (title, slug) => expect((await create({ title })).slug).toBe(slug));

  it('shares no address, even when many are made of one name at once', async () => {
    const title = `Sunday Roast ${randomUUID()}`;
    const made = await Promise.all(Array.from({ length: 10 }, () => create({ title })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(10);
  });

  it('changed in two places at once keeps both changes', async () => {
    const { id, slug } = await create();
    await Promise.all([update(id, { price: '$20' }), update(id, { capacity: 7 })]);
    expect(await find(slug)).toMatchObject({ price: '$20', capacity: 7 });
    expect((await events.told('event.saved', id, 3)).map(({ version }) => version).sort()).toEqual([1, 2, 3]);
  });
});

describe('the public list', () => {
  it('has every event to come before any that is over', async () => {
    const { slug } = await create();
    await events.dataSource.query(
      `INSERT INTO events (slug, title, event_date, start_time, end_time, starts_at, ends_at, location, location_url,
                           description, capacity, price, image)
       SELECT 'over-' || n, 'Over', now(), '19:00', '21:00', now() - interval '3 hours' - n * interval '1 second',
              now() - interval '1 hour', 'The bar', '', '', 0, 'Free Entry', '/herophotos/session.jpg'
       FROM generate_series(1, 1100) AS n`,
    );
    const list = (await events.call<EventView[]>('GET', '/api/events')).body;
    expect(list).toHaveLength(1_000);
    expect(list.map((event) => event.slug)).toContain(slug);
    // Of those that are over, the latest.
    expect(list.map((event) => event.slug)).not.toContain('over-1100');
    const starts = list.map(({ eventDate, startTime }) => `${eventDate} ${startTime}`);
    expect(starts).toEqual([...starts].sort());
  });
});

describe('the list of the back office', () => {
  it('is that of the nearest events where there are very many, be they to come', async () => {
    const { id } = await create({ eventDate: '2020-01-01' });
    await events.dataSource.query(
      `INSERT INTO events (slug, title, event_date, start_time, end_time, starts_at, ends_at, location, location_url,
         description, capacity, price, image)
       SELECT slug || '-' || week, title, event_date + 7 * week, start_time, end_time, starts_at + week * interval '7 days',
         ends_at + week * interval '7 days', location, location_url, description, capacity, price, image
       FROM events, generate_series(1, $2) AS week WHERE id = $1`,
      [id, 2 * limits.event.listed],
    );
    const { status, body } = await events.asAdmin<EventView[]>('GET', '/api/admin/events');
    expect([status, body.length]).toEqual([200, limits.event.listed]);
    expect(body.map((event) => event.id)).not.toContain(id);
    const days = body.map(({ eventDate }) => eventDate);
    const inAWeek = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString();
    expect(days.filter((day) => day < inAWeek).length).toBeGreaterThan(0);
    expect(days).toEqual(days.toSorted().reverse());
  });
});
