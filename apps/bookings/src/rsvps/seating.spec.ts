import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

/** What comes of forms that arrive while somebody holds the seats of their event. */
async function whileHeld(
  eventId: string,
  forms: Record<string, unknown>[],
  headers: (guest: number) => Record<string, string> = () => ({}),
) {
  const holder = bookings.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('SELECT FROM seats WHERE event_id = $1 FOR UPDATE', [eventId]);
  const answers = forms.map((form, index) => bookings.rsvp({ eventId, ...form }, headers(index)));
  await eventually(async () => {
    const [{ waiting }] = await holder.query(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toBe(1);
  });
  await setTimeout(300);
  await holder.commitTransaction();
  await holder.release();
  return Promise.all(answers);
}

const transactionsOf = async (eventId: string) => {
  const [{ n }] = await bookings.dataSource.query(
    'SELECT count(DISTINCT xmin::text)::integer AS n FROM rsvps WHERE event_id = $1',
    [eventId],
  );
  return n;
};
const parties = (count: number) =>
  Array.from({ length: count }, (_, guest) => ({ email: `guest-${guest}@guest.test` }));

describe('guests who come while another is being seated', () => {
  it('share the next transaction, in the order in which they came', async () => {
    const { eventId } = await bookings.event({ capacity: 12 });
    const answers = await whileHeld(eventId, parties(20));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.filter(({ body }) => body.code === 'EVENT_FULL')).toHaveLength(8);
    expect(await bookings.seats(eventId)).toEqual({ taken: 12, sum: 12, version: 12 });
    expect(await transactionsOf(eventId)).toBeLessThanOrEqual(2);
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(12));
    const told = bookings.sentAbout('seats.changed', eventId).map(({ taken, version }) => [taken, version]);
    expect(told.sort(([a = 0], [b = 0]) => a - b).at(-1)).toEqual([12, 12]);
  });

  it('are each remembered under their own key', async () => {
    const { eventId } = await bookings.event({ capacity: 3 });
    const key = (guest: number): Record<string, string> =>
      guest % 2 ? { 'idempotency-key': `crowd-${eventId}-${guest}` } : {};
    const answers = await whileHeld(eventId, parties(8), key);
    expect(await transactionsOf(eventId)).toBeLessThanOrEqual(2);
    for (const [guest, form] of parties(8).entries()) {
      if (guest % 2 === 0) continue;
      const again = await bookings.rsvp({ eventId, ...form }, key(guest));
      expect([again.status, again.body.rsvp]).toEqual([answers[guest]?.status, answers[guest]?.body.rsvp]);
    }
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 3, sum: 3 });
  });

  it('are told to come again with those before them, where the database does not answer', async () => {
    const { eventId } = await bookings.event();
    const holder = bookings.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM seats WHERE event_id = $1 FOR UPDATE', [eventId]);
    const first = bookings.rsvp({ eventId });
    const behind = Promise.all(parties(3).map((form) => bookings.rsvp({ eventId, ...form })));
    expect((await first).status).toBe(503);
    const told = await Promise.race([behind, setTimeout(1_500, [])]);
    expect(told.map(({ status }) => status)).toEqual([503, 503, 503]);
    await holder.rollbackTransaction();
    await holder.release();
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
  });

  it('do not suffer for one that the database will not take', async () => {
    const { eventId } = await bookings.event();
    await bookings.dataSource.query(`
      ALTER TABLE rsvps ADD CONSTRAINT no_trouble CHECK (full_name <> 'Trouble') NOT VALID`);
    const forms = parties(6).map((form, guest) => (guest === 3 ? { ...form, fullName: 'Trouble' } : form));
    const answers = await whileHeld(eventId, forms);
    await bookings.dataSource.query('ALTER TABLE rsvps DROP CONSTRAINT no_trouble');
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 400, 201, 201]);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 5, sum: 5 });
  });
});
