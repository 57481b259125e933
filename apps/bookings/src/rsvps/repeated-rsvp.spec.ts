import { randomUUID } from 'node:crypto';
import { Sweeper } from '@rover/platform/database/sweeper';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { OpenBookings } from '../testing/open-bookings.js';
import { overSince2024 } from '../testing/sample-event.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const remembered = async () =>
  (await bookings.dataSource.query('SELECT count(*)::integer AS n FROM idempotent_answers'))[0].n;

describe('the same form sent under the same key', () => {
  it('is one RSVP, answered alike', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    const first = await bookings.rsvp({ eventId, guests: 2 }, key);
    const second = await bookings.rsvp({ eventId, guests: '2', eventTitle: 'not read' }, key);
    expect(first.status).toBe(201);
    expect(second).toEqual(first);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 2, sum: 2 });
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(1));
  });

  it('twenty times at once is one RSVP', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bookings.rsvp({ eventId }, key)));
    const placed = answers.filter(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status !== 201);
    expect(placed.length).toBeGreaterThanOrEqual(1);
    expect(new Set(placed.map(({ body }) => body.rsvp.id)).size).toBe(1);
    expect(others.every(({ status, body }) => status === 409 && body.code === 'KEY_IN_USE')).toBe(true);
    expect(await bookings.seats(eventId)).toEqual({ taken: 1, sum: 1, version: 1 });
  });

  it('is refused alike, even when there would be places by now', async () => {
    const event = await bookings.event({ capacity: 1 });
    const { eventId } = event;
    const key = keyed();
    const first = await bookings.rsvp({ eventId, guests: 2 }, key);
    await bookings.tell('event.saved', { ...event, capacity: 10, version: 2 });
    const second = await bookings.rsvp({ eventId, guests: 2 }, key);
    expect([first.status, first.body.code]).toEqual([409, 'EVENT_FULL']);
    expect(second).toEqual({ status: 409, body: { ...first.body, requestId: second.body.requestId } });
    expect((await bookings.rsvp({ eventId, guests: 2 }, keyed())).status).toBe(201);
    const over = await bookings.event(overSince2024);
    const overKey = keyed();
    for (let time = 1; time <= 2; time += 1) {
      expect((await bookings.rsvp({ eventId: over.eventId }, overKey)).body.code).toBe('EVENT_PAST');
    }
  });

  it('is placed again after a day', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    const first = await bookings.rsvp({ eventId }, key);
    await bookings.dataSource.query(`UPDATE idempotent_answers SET answered_at = now() - interval '25 hours'`);
    const second = await bookings.rsvp({ eventId, guests: 3 }, key);
    expect(second.status).toBe(201);
    expect(second.body.rsvp.id).not.toBe(first.body.rsvp.id);
    expect((await bookings.rsvp({ eventId, guests: 3 }, key)).body).toEqual(second.body);
  });
});

describe('a key', () => {
  it('is not lent to another form', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    await bookings.rsvp({ eventId }, key);
    expect(await bookings.rsvp({ eventId, guests: 2 }, key)).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED', success: false },
    });
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 1, sum: 1 });
  });

  it('in use is refused until the other request is done', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    const blocker = bookings.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SELECT FROM seats WHERE event_id = $1 FOR UPDATE', [eventId]);
    const first = bookings.rsvp({ eventId }, key);
    await eventually(async () => expect(await waitingForLocks(blocker)).toBe(1));
    expect(await bookings.rsvp({ eventId, guests: 2 }, key)).toMatchObject({
      status: 409,
      body: { code: 'KEY_IN_USE' },
    });
    await blocker.commitTransaction();
    await blocker.release();
    expect((await first).status).toBe(201);
    expect((await bookings.rsvp({ eventId }, key)).body).toEqual((await first).body);
  });

  it('is forgotten with a failure of ours', async () => {
    const { eventId } = await bookings.event();
    const key = keyed();
    await bookings.dataSource.query('ALTER TABLE rsvps RENAME TO mislaid');
    const before = await remembered();
    const failed = await bookings.rsvp({ eventId }, key);
    await bookings.dataSource.query('ALTER TABLE mislaid RENAME TO rsvps');
    expect(failed.status).toBe(500);
    expect(await remembered()).toBe(before);
    expect(await bookings.seats(eventId)).toEqual({ taken: 0, sum: 0, version: 0 });
    expect((await bookings.rsvp({ eventId }, key)).status).toBe(201);
  });

  it.each(['', 'a b', 'é', '\t', 'x'.repeat(256)])('like %j is none', async (key) => {
    const { eventId } = await bookings.event();
    const { status, body } = await bookings.rsvp({ eventId }, { 'idempotency-key': key });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }) => field)).toEqual(['Idempotency-Key']);
    expect((await bookings.seats(eventId)).taken).toBe(0);
  });

  it.each(['x', '~!@#$%^&*()_+{}|:"<>?', 'x'.repeat(255)])('like %j is one', async (key) => {
    const { eventId } = await bookings.event();
    expect((await bookings.rsvp({ eventId }, { 'idempotency-key': key })).status).toBe(201);
    expect((await bookings.rsvp({ eventId }, { 'idempotency-key': key })).status).toBe(201);
    expect((await bookings.seats(eventId)).taken).toBe(1);
  });

  it('is forgotten after a day, to the last', async () => {
    await bookings.dataSource.query(`
      INSERT INTO idempotent_answers
      SELECT sha256(i::text::bytea), '', '{}', NULL, now() - interval '25 hours' FROM generate_series(1, 6000) AS i`);
    const { eventId } = await bookings.event();
    await bookings.rsvp({ eventId }, keyed());
    await bookings.get(Sweeper).sweep();
    const old = await bookings.dataSource.query(
      `SELECT FROM idempotent_answers WHERE answered_at < now() - interval '24 hours'`,
    );
    expect(old).toEqual([]);
    expect(await remembered()).toBeGreaterThan(0);
  });
});
