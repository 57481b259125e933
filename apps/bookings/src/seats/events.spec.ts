import { randomUUID } from 'node:crypto';
import { OpenBookings } from '../testing/open-bookings.js';
import { sampleEvent } from '../testing/sample-event.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterEach(() => {
  bookings.services.mode = 'well';
  bookings.services.asked.length = 0;
});
afterAll(() => bookings?.close());

const titles = async (eventId: string) =>
  (await bookings.list({ eventId })).rsvpBookings.map(({ eventTitle, eventDate }) => [eventTitle, eventDate]);

describe('news of an event', () => {
  it('renames its RSVPs, and no others', async () => {
    const event = await bookings.event({ title: 'Quiz' });
    const other = await bookings.event({ title: 'Quiz' });
    for (const { eventId } of [event, event, other]) await bookings.rsvp({ eventId });
    await bookings.tell('event.saved', { ...event, title: 'Long Quiz', eventDate: '2090-01-02', version: 2 });
    expect(await titles(event.eventId)).toEqual([
      ['Long Quiz', '2090-01-02'],
      ['Long Quiz', '2090-01-02'],
    ]);
    expect(await titles(other.eventId)).toEqual([['Quiz', other.eventDate]]);
    expect((await bookings.list({ search: 'long quiz' })).total).toBe(2);
  });

  it('renames even a crowd', async () => {
    const event = await bookings.event({ capacity: 0 });
    const { eventId, title, eventDate } = event;
    await bookings.dataSource.query(
      `INSERT INTO rsvps (event_id, event_title, event_date, full_name, email, phone, guests, special_requests, status,
                          cancel_token_hash)
       SELECT $1, $2, $3, 'Guest ' || i, i || '@crowd.test', '', 1, '', 'confirmed', sha256(i::text::bytea)
       FROM generate_series(1, 2500) AS i`,
      [eventId, title, eventDate],
    );
    await bookings.tell('event.saved', { ...event, title: 'The Whole Marina', version: 2 });
    expect((await bookings.list({ search: 'the whole marina' })).total).toBe(2500);
    expect((await bookings.list({ eventId, search: title })).total).toBe(0);
  });

  it('that is late, or comes again, changes nothing', async () => {
    const event = await bookings.event({ version: 3, capacity: 2, title: 'Now' });
    await bookings.rsvp({ eventId: event.eventId, guests: 2 });
    const again = randomUUID();
    await bookings.tell('event.saved', { ...event, version: 2, capacity: 50, title: 'Before' });
    await bookings.tell('event.saved', { ...event, version: 3, capacity: 50, title: 'Same' });
    expect(await titles(event.eventId)).toEqual([['Now', event.eventDate]]);
    await bookings.tell('event.saved', { ...event, version: 4 }, again);
    await bookings.tell('event.saved', { ...event, version: 9, capacity: 50 }, again);
    expect(await titles(event.eventId)).toEqual([['Now', event.eventDate]]);
    expect((await bookings.rsvp({ eventId: event.eventId })).body.message).toBe(
      'This event is full: 0 places are left.',
    );
    expect(await bookings.seats(event.eventId)).toEqual({ taken: 2, sum: 2, version: 1 });
  });

  it('frees places for those who come after, or takes them away', async () => {
    const event = await bookings.event({ capacity: 1 });
    const { eventId } = event;
    await bookings.rsvp({ eventId });
    expect((await bookings.rsvp({ eventId })).status).toBe(409);
    await bookings.tell('event.saved', { ...event, capacity: 2, version: 2 });
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
    await bookings.tell('event.saved', { ...event, capacity: 1, version: 3 });
    expect((await bookings.rsvp({ eventId })).body.message).toBe('This event is full: 0 places are left.');
  });

  it('that it is gone holds, even when it comes before the event itself', async () => {
    const event = sampleEvent();
    const { eventId, slug } = event;
    await bookings.tell('event.deleted', { eventId, slug, version: 3 });
    await bookings.tell('event.saved', { ...event, version: 2 });
    bookings.services.events.set(eventId, event);
    expect((await bookings.rsvp({ eventId })).status).toBe(404);
    expect(bookings.services.asked).toEqual([]);
  });

  it('that it takes place after all opens it again, with the places that are taken', async () => {
    const event = await bookings.event({ capacity: 2 });
    const { eventId, slug } = event;
    await bookings.rsvp({ eventId });
    await bookings.tell('event.deleted', { eventId, slug, version: 2 });
    expect((await bookings.rsvp({ eventId })).status).toBe(404);
    await bookings.tell('event.saved', { ...event, version: 3 });
    await bookings.tell('event.deleted', { eventId, slug, version: 2 });
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
    expect((await bookings.rsvp({ eventId })).status).toBe(409);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 2, sum: 2 });
  });

  it('that it is gone leaves its RSVPs to the admins', async () => {
    const { eventId, slug } = await bookings.event();
    const { rsvp } = (await bookings.rsvp({ eventId })).body;
    await bookings.tell('event.deleted', { eventId, slug, version: 2 });
    expect((await bookings.list({ eventId })).total).toBe(1);
    expect((await bookings.asAdmin('DELETE', `/api/admin/rsvp-bookings/${rsvp.id}`)).status).toBe(200);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
  });
});

describe('an event that bookings is asked to look at', () => {
  const refresh = (eventId: string) => bookings.call('POST', `/internal/events/${eventId}/refresh`);

  it('is as events says from then on, whatever message comes late', async () => {
    const event = await bookings.event({ capacity: 1 });
    const { eventId } = event;
    await bookings.rsvp({ eventId });
    bookings.services.events.set(eventId, { ...event, capacity: 2, title: 'Long Quiz', version: 3 });
    expect((await refresh(eventId)).status).toBe(200);
    expect(await titles(eventId)).toEqual([['Long Quiz', event.eventDate]]);
    await bookings.tell('event.saved', { ...event, capacity: 1, version: 2 });
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
    expect((await bookings.rsvp({ eventId })).status).toBe(409);
  });

  it('seats nobody once it is deleted, also when nothing was heard of it before', async () => {
    const known = await bookings.event();
    const unheardOf = sampleEvent();
    for (const event of [known, unheardOf]) {
      const { eventId } = event;
      bookings.services.events.set(eventId, { ...event, version: 2, deleted: true });
      expect((await refresh(eventId)).status).toBe(200);
      await bookings.tell('event.saved', event);
      expect((await bookings.rsvp({ eventId })).status).toBe(404);
    }
  });

  it('stays as it is known while events does not answer', async () => {
    const { eventId } = await bookings.event();
    expect((await refresh(eventId)).status).toBe(404);
    bookings.services.mode = 'failing';
    expect((await refresh(eventId)).status).toBe(503);
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
  });
});

describe('an event that nobody has told of', () => {
  it('is asked about once, however many guests come at the same moment', async () => {
    const event = sampleEvent({ capacity: 5 });
    bookings.services.events.set(event.eventId, event);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bookings.rsvp({ eventId: event.eventId })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    await bookings.rsvp({ eventId: event.eventId });
    expect(bookings.services.asked).toEqual([event.eventId]);
    expect(await bookings.seats(event.eventId)).toMatchObject({ taken: 5, sum: 5 });
  });

  it('is taken with an Idempotency-Key too', async () => {
    const event = sampleEvent();
    bookings.services.events.set(event.eventId, event);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await bookings.rsvp({ eventId: event.eventId }, headers);
    const second = await bookings.rsvp({ eventId: event.eventId }, headers);
    expect([first.status, second.body]).toEqual([201, first.body]);
  });

  it('does not overwrite what a message says in the meantime', async () => {
    const event = sampleEvent({ title: 'Old news', version: 1 });
    bookings.services.events.set(event.eventId, event);
    await Promise.all([
      bookings.rsvp({ eventId: event.eventId }),
      bookings.tell('event.saved', { ...event, title: 'News', version: 2 }),
    ]);
    expect(await titles(event.eventId)).toEqual([['News', event.eventDate]]);
  });

  it('is nowhere when events does not know it', async () => {
    const eventId = randomUUID();
    expect((await bookings.rsvp({ eventId })).status).toBe(404);
    expect(bookings.services.asked).toEqual([eventId]);
  });

  it.each(['failing', 'silent'] as const)('is a 503 within three seconds while events is %s', async (mode) => {
    const event = sampleEvent();
    bookings.services.events.set(event.eventId, event);
    bookings.services.mode = mode;
    const headers = { 'idempotency-key': randomUUID() };
    const began = Date.now();
    expect(await bookings.rsvp({ eventId: event.eventId }, headers)).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    expect(Date.now() - began).toBeLessThan(3_000);
    bookings.services.mode = 'well';
    expect((await bookings.rsvp({ eventId: event.eventId }, headers)).status).toBe(201);
  });
});
