import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { OpenBookings } from '../testing/open-bookings.js';
import { Seating } from './seating.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

/** Locks as the statement says. @returns what gives it all free */
async function hold(statement: string): Promise<() => Promise<void>> {
  const holder = bookings.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query(statement);
  return async () => {
    await holder.commitTransaction();
    await holder.release();
  };
}

const seatsOf = (eventId: string) => `SELECT FROM seats WHERE event_id = '${eventId}' FOR UPDATE`;

/** What comes of forms that arrive while somebody holds what they wait for: one transaction of theirs and no more. */
async function whileHeld(
  statement: string,
  forms: Record<string, unknown>[],
  headers: (guest: number) => Record<string, string> = () => ({}),
) {
  const release = await hold(statement);
  const arrived = jest.spyOn(bookings.get(Seating), 'seat');
  const answers = forms.map((form, guest) => bookings.rsvp(form, headers(guest)));
  await eventually(async () => expect(await waitingForLocks(bookings.dataSource)).toBe(1));
  await eventually(() => expect(new Set(arrived.mock.calls.map(([guest]) => guest)).size).toBe(forms.length));
  arrived.mockRestore();
  await release();
  return Promise.all(answers);
}

const transactionsOf = async (...eventIds: string[]) => {
  const [{ n }] = await bookings.dataSource.query(
    'SELECT count(DISTINCT xmin::text)::integer AS n FROM rsvps WHERE event_id = ANY($1::uuid[])',
    [eventIds],
  );
  return n;
};
const parties = (count: number, eventId: string) =>
  Array.from({ length: count }, (_, guest) => ({ eventId, email: `guest-${guest}@guest.test` }));

describe('guests who come while another is being seated', () => {
  it('share the next transaction, in the order in which they came', async () => {
    const { eventId } = await bookings.event({ capacity: 12 });
    const answers = await whileHeld(seatsOf(eventId), parties(20, eventId));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.filter(({ body }) => body.code === 'EVENT_FULL')).toHaveLength(8);
    expect(await bookings.seats(eventId)).toEqual({ taken: 12, sum: 12, version: 12 });
    expect(await transactionsOf(eventId)).toBeLessThanOrEqual(2);
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(12));
    const told = bookings.sentAbout('seats.changed', eventId).map(({ taken, version }) => [taken, version]);
    expect(told.sort(([a = 0], [b = 0]) => a - b).at(-1)).toEqual([12, 12]);
  });

  it('find the places that there are by then', async () => {
    const { eventId } = await bookings.event({ capacity: 12 });
    const lowered = `UPDATE seats SET capacity = 2, taken = 1 WHERE event_id = '${eventId}'`;
    const answers = await whileHeld(lowered, parties(3, eventId));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await bookings.seats(eventId)).toEqual({ taken: 2, sum: 1, version: 1 });
  });

  it('are each remembered under their own key', async () => {
    const { eventId } = await bookings.event({ capacity: 3 });
    const key = (guest: number): Record<string, string> =>
      guest % 2 ? { 'idempotency-key': `crowd-${eventId}-${guest}` } : {};
    const answers = await whileHeld(seatsOf(eventId), parties(8, eventId), key);
    expect(await transactionsOf(eventId)).toBeLessThanOrEqual(2);
    for (const [guest, form] of parties(8, eventId).entries()) {
      if (guest % 2 === 0) continue;
      const again = await bookings.rsvp(form, key(guest));
      expect([again.status, again.body.rsvp]).toEqual([answers[guest]?.status, answers[guest]?.body.rsvp]);
    }
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 3, sum: 3 });
  });

  it('are told to come again with those before them, where the database does not answer', async () => {
    const { eventId } = await bookings.event();
    const release = await hold(seatsOf(eventId));
    const first = bookings.rsvp({ eventId });
    await eventually(async () => expect(await waitingForLocks(bookings.dataSource)).toBe(1));
    const behind = Promise.all(parties(3, eventId).map((form) => bookings.rsvp(form)));
    expect((await first).status).toBe(503);
    const told = await Promise.race([behind, setTimeout(1_500, [])]);
    expect(told.map(({ status }) => status)).toEqual([503, 503, 503]);
    await release();
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
    expect((await bookings.rsvp({ eventId })).status).toBe(201);
  });

  it('are told to come again at once where a thousand wait already', async () => {
    const { eventId } = await bookings.event({ capacity: 0 });
    const release = await hold(seatsOf(eventId));
    const first = bookings.rsvp({ eventId });
    await eventually(async () => expect(await waitingForLocks(bookings.dataSource)).toBe(1));
    const guest = { fullName: 'Ann', email: 'ann@guest.test', phone: '', guests: 1, specialRequests: '', eventId };
    const come = () => bookings.get(Seating).seat(guest, undefined);
    const crowd = Promise.all(Array.from({ length: 1_000 }, come));
    await expect(come()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await release();
    expect([(await first).status, (await crowd).length]).toEqual([201, 1_000]);
  });

  it('do not suffer for one that the database will not take', async () => {
    const { eventId } = await bookings.event();
    await bookings.dataSource.query(`
      ALTER TABLE rsvps ADD CONSTRAINT no_trouble CHECK (full_name <> 'Trouble') NOT VALID`);
    const forms = parties(6, eventId).map((form, guest) => (guest === 3 ? { ...form, fullName: 'Trouble' } : form));
    const answers = await whileHeld(seatsOf(eventId), forms);
    await bookings.dataSource.query('ALTER TABLE rsvps DROP CONSTRAINT no_trouble');
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 400, 201, 201]);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 5, sum: 5 });
  });

  it('share it whatever event they come to, each event with its own places', async () => {
    const [small, large] = await Promise.all([bookings.event({ capacity: 3 }), bookings.event({ capacity: 0 })]);
    const forms = parties(16, small.eventId).map((form, guest) =>
      guest % 2 ? { ...form, eventId: large.eventId } : form,
    );
    const key = (guest: number): Record<string, string> =>
      guest % 3 ? {} : { 'idempotency-key': `${small.eventId}-${guest}` };
    const answers = await whileHeld('LOCK TABLE rsvps IN SHARE MODE', forms, key);
    const seated = answers.filter(({ status }) => status === 201).map(({ body }) => body.rsvp);
    expect(seated.filter(({ eventId }) => eventId === small.eventId)).toHaveLength(3);
    expect(seated.filter(({ eventId }) => eventId === large.eventId)).toHaveLength(8);
    expect(answers.filter(({ body }) => body.code === 'EVENT_FULL')).toHaveLength(5);
    expect(await bookings.seats(small.eventId)).toEqual({ taken: 3, sum: 3, version: 3 });
    expect(await bookings.seats(large.eventId)).toEqual({ taken: 8, sum: 8, version: 8 });
    expect(await transactionsOf(small.eventId, large.eventId)).toBeLessThanOrEqual(2);
    for (const { eventId, taken } of [
      { ...small, taken: 3 },
      { ...large, taken: 8 },
    ]) {
      await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(taken));
      expect(bookings.sentAbout('seats.changed', eventId).map(({ taken }) => taken)).toContain(taken);
    }
  });

  it('do not wait for those who come to an event whose seats somebody holds', async () => {
    const [held, free] = await Promise.all([bookings.event(), bookings.event()]);
    const release = await hold(seatsOf(held.eventId));
    const waiting = Promise.all(parties(4, held.eventId).map((form) => bookings.rsvp(form)));
    const seated = await Promise.all(parties(4, free.eventId).map((form) => bookings.rsvp(form)));
    expect(seated.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await bookings.seats(held.eventId)).toMatchObject({ sum: 0 });
    await release();
    expect((await waiting).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });

  it('do not suffer for one who comes to an event that there is not', async () => {
    const { eventId } = await bookings.event();
    const forms = parties(4, eventId).map((form, guest) => (guest === 2 ? { ...form, eventId: randomUUID() } : form));
    const answers = await whileHeld('LOCK TABLE rsvps IN SHARE MODE', forms);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 404, 201]);
  });
});
