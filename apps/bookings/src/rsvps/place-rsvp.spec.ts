import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenBookings } from '../testing/open-bookings.js';
import { overSince2024 } from '../testing/sample-event.js';
import { hashCancelToken } from './cancel-token.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

/** Lets sixty guests loose on ten places at once; resolves with what each was told. */
async function rush(place: (eventId: string, guest: number) => Promise<string>) {
  const { eventId } = await bookings.event({ capacity: 10 });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, guest) => place(eventId, guest)));
  return { eventId, answers, seated: answers.filter((answer) => answer === 'seated').length };
}

describe('sixty guests at once for ten places', () => {
  it('ten get in, fifty are told that it is full, ten mails are asked for, and in the end ten are counted', async () => {
    const { eventId, answers, seated } = await rush(async (id, guest) => {
      const { status, body } = await bookings.rsvp({ eventId: id, email: `guest-${guest}@guest.test` });
      return status === 201 ? 'seated' : `${status} ${body.code}`;
    });
    expect(seated).toBe(10);
    expect(answers.filter((answer) => answer === '409 EVENT_FULL')).toHaveLength(50);
    expect(await bookings.seats(eventId)).toEqual({ taken: 10, sum: 10, version: 10 });
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(10));
    expect(new Set(bookings.sentAbout('rsvp.placed', eventId).map(({ email }) => email)).size).toBe(10);
    await eventually(() => {
      const told = bookings.sentAbout('seats.changed', eventId).map(({ taken }) => taken);
      expect(told.toSorted((a, b) => a - b).at(-1)).toBe(10);
      expect(new Set(told).size).toBe(told.length);
    });
  });

  it('would be oversold by looking first and writing afterwards', async () => {
    const { eventId, seated } = await rush(async (id, guest) => {
      const [seats] = await bookings.dataSource.query('SELECT capacity, taken FROM seats WHERE event_id = $1', [id]);
      if (seats.taken + 1 > seats.capacity) return 'full';
      await setTimeout(20);
      await bookings.dataSource.transaction(async (manager) => {
        await manager.query('UPDATE seats SET taken = taken + 1 WHERE event_id = $1', [id]);
        await manager.query(
          `INSERT INTO rsvps (event_id, event_title, event_date, full_name, email, phone, guests, special_requests,
                              status, cancel_token_hash)
           SELECT event_id, title, event_date, 'Grace', 'grace@guest.test', '', 1, '', 'confirmed', $2
           FROM seats WHERE event_id = $1`,
          [id, Buffer.from(`naive ${guest}`)],
        );
      });
      return 'seated';
    });
    expect(seated).toBeGreaterThan(10);
    expect((await bookings.seats(eventId)).taken).toBeGreaterThan(10);
  });
});

describe('a party', () => {
  it('that does not fit is told how many places are left, and a smaller one gets them', async () => {
    const { eventId } = await bookings.event({ capacity: 10 });
    expect((await bookings.rsvp({ eventId, guests: 8 })).status).toBe(201);
    const tooMany = await bookings.rsvp({ eventId, guests: 3 });
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'EVENT_FULL', message: 'Only 2 places are left.' } });
    expect(tooMany.body.errors).toEqual([{ field: 'guests', message: 'Only 2 places are left.' }]);
    expect((await bookings.rsvp({ eventId, guests: 1 })).status).toBe(201);
    expect((await bookings.rsvp({ eventId, guests: 4 })).body.message).toBe('Only 1 place is left.');
    expect((await bookings.rsvp({ eventId, guests: 1 })).status).toBe(201);
    expect((await bookings.rsvp({ eventId, guests: 1 })).body.message).toBe('This event is full: 0 places are left.');
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 10, sum: 10 });
  });

  it('of any size shares the places fairly with forty others at once', async () => {
    const { eventId } = await bookings.event({ capacity: 50 });
    const parties = Array.from({ length: 40 }, (_, guest) => 1 + (guest % 8));
    const answers = await Promise.all(parties.map((guests) => bookings.rsvp({ eventId, guests })));
    const seated = answers.flatMap(({ status, body }) => (status === 201 ? [body.rsvp.guests] : []));
    const { taken, sum } = await bookings.seats(eventId);
    expect(taken).toBe(seated.reduce((all, guests) => all + guests, 0));
    expect(sum).toBe(taken);
    expect(taken).toBeGreaterThan(42);
    expect(taken).toBeLessThanOrEqual(50);
  });

  it('is always seated where there is no limit', async () => {
    const { eventId } = await bookings.event({ capacity: 0 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => bookings.rsvp({ eventId, guests: 8 })));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 240, sum: 240 });
  });

  it('is not seated at an event that is over, deleted, or nowhere', async () => {
    const over = await bookings.event(overSince2024);
    expect(await bookings.rsvp({ eventId: over.eventId })).toMatchObject({
      status: 409,
      body: { code: 'EVENT_PAST', message: 'This event is over.' },
    });
    const { eventId, slug } = await bookings.event();
    await bookings.tell('event.deleted', { eventId, slug, version: 2 });
    expect(await bookings.rsvp({ eventId })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await bookings.rsvp({ eventId: randomUUID() })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('an RSVP', () => {
  it('takes title and date from the event, and everything else from the form', async () => {
    const { eventId, title, eventDate } = await bookings.event({ title: 'Pub Quiz' });
    const form = {
      eventId,
      fullName: 'Zoë Áine',
      email: 'Zoe@Guest.test',
      phone: '',
      guests: 4,
      specialRequests: 'One high chair.\nTwo cauliflowers.',
    };
    const { status, body } = await bookings.rsvp({ ...form, eventTitle: ['Mine'], eventDate: '1999-01-01' });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: expect.stringMatching(/\S/),
      rsvp: {
        ...form,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        eventTitle: title,
        eventDate,
        status: 'confirmed',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    expect((await bookings.list({ eventId })).rsvpBookings).toEqual([body.rsvp]);
  });

  it('is for one when nobody says how many, and takes a number as a string', async () => {
    const { eventId } = await bookings.event();
    const { body: alone } = await bookings.call<{ rsvp: object }>('POST', '/api/events/rsvp', {
      fullName: 'Ann Bonny',
      email: 'ann@guest.test',
      eventId: eventId.toUpperCase(),
    });
    expect(alone.rsvp).toMatchObject({ guests: 1, phone: '', specialRequests: '', eventId });
    expect((await bookings.rsvp({ eventId, guests: '4' })).body.rsvp.guests).toBe(4);
  });

  it('is told to the mail with all it needs, and with a secret that is nowhere stored', async () => {
    const { eventId, capacity: _, ...event } = await bookings.event();
    const { body } = await bookings.rsvp({ eventId, guests: 2, specialRequests: 'By the window.' });
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(1));
    const [placed] = bookings.sentAbout('rsvp.placed', eventId);
    expect(placed).toEqual({
      rsvpId: body.rsvp.id,
      fullName: body.rsvp.fullName,
      email: body.rsvp.email,
      guests: 2,
      specialRequests: 'By the window.',
      cancelToken: expect.stringMatching(/^[\w-]{43}$/),
      event: { ...event, eventId },
    });
    const [stored] = await bookings.dataSource.query('SELECT * FROM rsvps WHERE id = $1', [body.rsvp.id]);
    expect(stored.cancel_token_hash).toEqual(hashCancelToken(placed?.cancelToken ?? ''));
    expect(JSON.stringify([stored, body])).not.toContain(placed?.cancelToken);
  });

  it.each([`<script>alert('x')</script>`, `Robert'); DROP TABLE rsvps;--`, '=HYPERLINK("x")', '{{7*7}} %s $1'])(
    'keeps %j as the text it is',
    async (text) => {
      const { eventId } = await bookings.event();
      const { status } = await bookings.rsvp({ eventId, fullName: text, phone: text, specialRequests: text });
      expect(status).toBe(201);
      const { rsvpBookings } = await bookings.list({ eventId, search: text });
      expect(rsvpBookings).toEqual([expect.objectContaining({ fullName: text, phone: text, specialRequests: text })]);
    },
  );
});
