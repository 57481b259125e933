import { randomUUID } from 'node:crypto';
import type { GuestRsvpAnswer, RsvpUpdateAnswer } from '@rover/contracts/rsvps';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenBookings } from '../testing/open-bookings.js';
import { overSince2024 } from '../testing/sample-event.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const addressOf = (id: string) => `/api/admin/rsvp-bookings/${id}`;
const edit = (id: string, changes: object) => bookings.asAdmin<RsvpUpdateAnswer>('PUT', addressOf(id), changes);
const withLink = (what: 'lookup' | 'cancel', token: string) =>
  bookings.call<GuestRsvpAnswer & { code?: string }>('POST', `/api/events/rsvp/${what}`, { token });

/** An RSVP, and the secret that its guest got by mail. */
async function placed(eventId: string, guests = 2) {
  const { rsvp } = (await bookings.rsvp({ eventId, guests })).body;
  const mail = () => bookings.sentAbout('rsvp.placed', eventId).find(({ rsvpId }) => rsvpId === rsvp.id);
  await eventually(() => expect(mail()).toBeDefined());
  return { rsvp, token: mail()?.cancelToken ?? '' };
}

describe('an admin', () => {
  it('changes any part of an RSVP, and the seats follow', async () => {
    const { eventId } = await bookings.event({ capacity: 10 });
    const { rsvp } = await placed(eventId);
    const renamed = await edit(rsvp.id, { fullName: 'Ann Bonny' });
    expect(renamed).toEqual({ status: 200, body: { success: true, rsvp: { ...rsvp, fullName: 'Ann Bonny' } } });
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 2, version: 1 });
    expect((await edit(rsvp.id, { guests: '5' })).body.rsvp.guests).toBe(5);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 5, sum: 5 });
    for (const [status, taken] of [
      ['pending', 5],
      ['cancelled', 0],
      ['pending', 5],
      ['confirmed', 5],
      ['cancelled', 0],
    ] as const) {
      expect((await edit(rsvp.id, { status })).body.rsvp.status).toBe(status);
      expect(await bookings.seats(eventId)).toMatchObject({ taken, sum: taken });
    }
    await edit(rsvp.id, { guests: 3 });
    expect((await bookings.seats(eventId)).taken).toBe(0);
    await edit(rsvp.id, { status: 'confirmed', guests: 4 });
    expect((await bookings.seats(eventId)).taken).toBe(4);
    await eventually(() => expect(bookings.sentAbout('seats.changed', eventId).at(-1)?.taken).toBe(4));
  });

  it('may seat more than there are places', async () => {
    const { eventId } = await bookings.event({ capacity: 3 });
    const { rsvp } = await placed(eventId, 3);
    expect((await edit(rsvp.id, { guests: 8 })).status).toBe(200);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 8, sum: 8 });
    expect((await bookings.rsvp({ eventId })).body.message).toBe('This event is full: 0 places are left.');
  });

  it('does not write over what another has changed since, unless nobody asks', async () => {
    const { eventId } = await bookings.event();
    const { rsvp, token } = await placed(eventId);
    const { fullName, email, phone, guests, specialRequests, status } = rsvp;
    const seen = { fullName, email, phone, guests, specialRequests, status };
    expect((await edit(rsvp.id, { guests: 3, seen })).body.rsvp.guests).toBe(3);
    expect(await edit(rsvp.id, { phone: '+52 1', seen })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 3 });
    expect((await edit(rsvp.id, { guests: 5, seen: { ...seen, guests: 3 } })).status).toBe(200);
    expect((await edit(rsvp.id, { guests: 6 })).body.rsvp.guests).toBe(6);
    await withLink('cancel', token);
    expect((await edit(rsvp.id, { status: 'confirmed', seen: { status: 'confirmed' } })).status).toBe(409);
  });

  it('may save the same again, because the answer was lost; the guest is told once', async () => {
    const { eventId } = await bookings.event();
    const { rsvp } = await placed(eventId);
    const { fullName, guests, status } = rsvp;
    const save = () => edit(rsvp.id, { guests: 3, status: 'cancelled', seen: { fullName, guests, status } });
    const first = await save();
    expect(first).toMatchObject({ status: 200, body: { rsvp: { guests: 3, status: 'cancelled' } } });
    for (const again of [await save(), ...(await Promise.all([save(), save()]))]) expect(again).toEqual(first);
    await edit(rsvp.id, { guests: 4 });
    expect((await save()).status).toBe(409);
    await edit(rsvp.id, { status: 'pending' });
    const told = () => bookings.sentAbout('rsvp.status-changed', eventId).map(({ status }) => status);
    await eventually(() => expect(told()).toContain('pending'));
    expect(told()).toEqual(['cancelled', 'pending']);
  });

  it.each([5, 'yesterday', null, []])('says what it saw by fields, not by %j', async (seen) => {
    const { rsvp } = await placed((await bookings.event()).eventId);
    expect((await edit(rsvp.id, { guests: 2, seen })).status).toBe(400);
  });

  it.each([{ guests: {} }, { fullName: ['Ann'] }, { guests: '2' }])('never saw %j', async (seen) => {
    const { rsvp } = await placed((await bookings.event()).eventId);
    expect((await edit(rsvp.id, { guests: 3, seen })).status).toBe(409);
  });

  it('of two that save at once one is told', async () => {
    const { rsvp } = await placed((await bookings.event()).eventId);
    const seen = { guests: rsvp.guests };
    const answers = await Promise.all([3, 4, 5].map((guests) => edit(rsvp.id, { guests, seen })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('cannot change nothing, or somebody who is not there', async () => {
    const { rsvp } = await placed((await bookings.event()).eventId);
    for (const nothing of [
      {},
      { id: 'other' },
      { seen: { guests: 2 } },
      { eventTitle: 'Mine', eventId: randomUUID(), createdAt: 'x' },
    ]) {
      expect((await edit(rsvp.id, nothing)).status).toBe(400);
    }
    expect((await edit(randomUUID(), { guests: 2 })).status).toBe(404);
    expect((await edit('not-an-id', { guests: 2 })).status).toBe(400);
    expect((await bookings.asAdmin('DELETE', addressOf(randomUUID()))).status).toBe(404);
  });

  it('lets the guest be told of each new status once, and of nothing else', async () => {
    const { capacity: _, ...event } = await bookings.event();
    const { rsvp } = await placed(event.eventId);
    const { id: rsvpId, fullName, guests, specialRequests } = rsvp;
    await edit(rsvpId, { status: 'confirmed', guests: 3 });
    await edit(rsvpId, { phone: '+52 1', email: 'new@guest.test' });
    await Promise.all([1, 2, 3].map(() => edit(rsvpId, { status: 'cancelled', guests })));
    await edit(rsvpId, { status: 'pending', fullName });
    const told = () => bookings.sentAbout('rsvp.status-changed', event.eventId);
    await eventually(() => expect(told()).toHaveLength(2));
    const facts = { rsvpId, fullName, email: 'new@guest.test', guests, specialRequests, event };
    expect(told()).toEqual([
      { ...facts, status: 'cancelled' },
      { ...facts, status: 'pending' },
    ]);
  });

  it('deletes an RSVP once, however often the button is pressed', async () => {
    const { eventId } = await bookings.event();
    const { rsvp } = await placed(eventId, 4);
    const answers = await Promise.all([1, 2, 3].map(() => bookings.asAdmin('DELETE', addressOf(rsvp.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
  });
});

describe('a guest with the link of the mail', () => {
  it('sees the RSVP without contact details, and gives the places back, once', async () => {
    const { eventId, title: eventTitle, eventDate } = await bookings.event({ capacity: 4 });
    const { token, rsvp } = await placed(eventId, 4);
    const seen = { fullName: rsvp.fullName, guests: 4, eventTitle, eventDate };
    const lookedUp = await withLink('lookup', token);
    expect(lookedUp.status).toBe(200);
    expect(lookedUp.body).toEqual({
      success: true,
      message: expect.any(String),
      rsvp: { ...seen, status: 'confirmed' },
    });
    const answers = await Promise.all([1, 2, 3].map(() => withLink('cancel', token)));
    for (const { status, body } of answers) {
      expect([status, body.rsvp]).toEqual([200, { ...seen, status: 'cancelled' }]);
    }
    expect(await bookings.seats(eventId)).toEqual({ taken: 0, sum: 0, version: 2 });
    await eventually(() => expect(bookings.sentAbout('seats.changed', eventId).at(-1)).toMatchObject({ taken: 0 }));
    expect(bookings.sentAbout('rsvp.status-changed', eventId)).toEqual([]);
    expect((await withLink('lookup', token)).body.rsvp.status).toBe('cancelled');
    expect((await bookings.rsvp({ eventId, guests: 4 })).status).toBe(201);
  });

  it('finds nothing with a link that is none', async () => {
    const { rsvp, token } = await placed((await bookings.event()).eventId);
    for (const wrong of [
      rsvp.id,
      `${token}x`,
      token.slice(1),
      token.toLowerCase(),
      'x'.repeat(10_000),
      "' OR 1=1 --",
    ]) {
      expect(await withLink('lookup', wrong)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect((await withLink('cancel', wrong)).status).toBe(404);
    }
  });

  it('cannot undo an evening that is over, and may look again at what was undone before', async () => {
    const event = await bookings.event();
    const { token } = await placed(event.eventId);
    const { token: ofAnother } = await placed(event.eventId);
    await withLink('cancel', ofAnother);
    await bookings.tell('event.saved', { ...event, ...overSince2024, version: 2 });
    expect(await withLink('cancel', ofAnother)).toMatchObject({ status: 200, body: { rsvp: { status: 'cancelled' } } });
    expect(await withLink('cancel', token)).toMatchObject({ status: 409, body: { code: 'EVENT_PAST' } });
    expect(await bookings.seats(event.eventId)).toMatchObject({ taken: 2, sum: 2 });
  });
});

describe('guests and admins all at once', () => {
  it('never lose count', async () => {
    const event = await bookings.event({ capacity: 60 });
    const { eventId } = event;
    const regulars = await Promise.all(Array.from({ length: 20 }, (_, i) => placed(eventId, 1 + (i % 3))));
    const deeds = regulars.flatMap(({ rsvp, token }, i) => [
      () => edit(rsvp.id, { guests: 1 + (i % 8) }),
      () => edit(rsvp.id, { status: i % 2 ? 'pending' : 'cancelled' }),
      () => withLink('cancel', token),
      () => (i % 4 ? edit(rsvp.id, { status: 'confirmed' }) : bookings.asAdmin('DELETE', addressOf(rsvp.id))),
      () => bookings.rsvp({ eventId, guests: 1 + (i % 4) }),
      () => bookings.tell('event.saved', { ...event, title: `Session ${i}`, version: 2 + i }),
    ]);
    const answers = await Promise.all(deeds.map((deed) => deed()));
    const statuses = new Set(answers.flatMap((answer) => (answer ? [answer.status] : [])));
    expect([...statuses].filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([]);
    const { taken, sum, version } = await bookings.seats(eventId);
    expect(taken).toBe(sum);
    await eventually(() => {
      const told = bookings.sentAbout('seats.changed', eventId).sort((a, b) => a.version - b.version);
      expect(told.at(-1)).toEqual({ eventId, taken, version });
    });
    const { rsvpBookings } = await bookings.list({ eventId });
    expect(new Set(rsvpBookings.map(({ eventTitle }) => eventTitle))).toEqual(new Set(['Session 19']));
  });
});
