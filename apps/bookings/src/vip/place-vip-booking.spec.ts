import { randomUUID } from 'node:crypto';
import { eventTypes, vipLocations } from '@rover/contracts/vip';
import { eventually } from '@rover/platform/testing/eventually';
import { venueToday } from '@rover/venue/events/event-clock';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key });
const requestedBy = (host: string) =>
  bookings.sentOn('vip.requested').filter(({ hostEmail }) => hostEmail === `${host}@host.test`);
const bookingsOf = async (host: string) => (await bookings.vipList({ search: `${host}@host.test` })).vipBookings;

const day = 24 * 60 * 60 * 1000;
const yesterday = venueToday(new Date(Date.now() - day));

describe('a VIP booking', () => {
  it('waits for the pub to confirm it, and is told to the mails with all that was asked', async () => {
    const form = {
      hostName: 'Grace O’Malley',
      hostEmail: 'grace@host.test',
      hostPhone: '+52 624 555 0100',
      eventType: 'Posadas / Christmas Parties',
      eventDate: `${Number(venueToday().slice(0, 4)) + 1}-12-18`,
      guestCount: 40,
      eventLocation: 'Entire Venue',
      specialRequests: 'A piñata.\nA piper.',
      buttonSource: 'package: Gold',
    };
    const { status, body } = await bookings.vip(form);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Thank you. We will contact you within 24 hours.',
      booking: {
        ...form,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        status: 'pending',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    });
    expect(await bookingsOf('grace')).toEqual([body.booking]);
    await eventually(() => expect(requestedBy('grace')).toEqual([{ bookingId: body.booking.id, ...form }]));
  });

  it.each(eventTypes)('can be about %s', async (eventType) => {
    expect(await bookings.vip({ eventType })).toMatchObject({ status: 201, body: { booking: { eventType } } });
  });

  it.each([...vipLocations, ''])('can be at %j', async (eventLocation) => {
    expect(await bookings.vip({ eventLocation })).toMatchObject({ status: 201, body: { booking: { eventLocation } } });
  });

  it('needs no place, no wishes and no button, and takes a number as a string', async () => {
    const left = { eventLocation: undefined, specialRequests: undefined, buttonSource: undefined };
    const { status, body } = await bookings.vip({ ...left, guestCount: '12' });
    expect(status).toBe(201);
    expect(body.booking).toMatchObject({ eventLocation: '', specialRequests: '', buttonSource: '', guestCount: 12 });
  });

  it.each([1, 81, 5_000, 2_147_483_647, '2147483647'])('can be for %p guests', async (guestCount) => {
    const { status, body } = await bookings.vip({ guestCount });
    expect([status, body.booking.guestCount]).toEqual([201, Number(guestCount)]);
  });

  it('can be today, yesterday no more', async () => {
    expect((await bookings.vip({ hostEmail: 'late@host.test', eventDate: venueToday() })).status).toBe(201);
    const { status, body } = await bookings.vip({ hostEmail: 'late@host.test', eventDate: yesterday });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors).toEqual([{ field: 'eventDate', message: 'Preferred date must not be in the past.' }]);
    expect(await bookingsOf('late')).toHaveLength(1);
  });

  it('is pending, whatever else the form says', async () => {
    const { body } = await bookings.call<{ booking: object }>('POST', '/api/vip/book', {
      ...(await bookings.vip()).body.booking,
      id: 'mine',
      status: 'confirmed',
      createdAt: 'never',
      isAdmin: true,
    });
    expect(body.booking).toMatchObject({ status: 'pending', id: expect.not.stringMatching('mine') });
    expect(body.booking).not.toHaveProperty('isAdmin');
  });

  it.each([`<script>alert('x')</script>`, `Robert'); DROP TABLE vip_bookings;--`, '=HYPERLINK("x")', '{{7*7}} %s $1'])(
    'keeps %j as the text it is',
    async (text) => {
      const texts = { hostName: text, hostPhone: text.slice(0, 40), specialRequests: text, buttonSource: text };
      expect((await bookings.vip(texts)).status).toBe(201);
      expect((await bookings.vipList({ search: text })).vipBookings).toEqual([expect.objectContaining(texts)]);
    },
  );
});

describe('the same VIP form sent under the same key', () => {
  it('is one booking, answered alike, told once', async () => {
    const form = { hostEmail: 'twice@host.test' };
    const key = keyed();
    const first = await bookings.vip(form, key);
    expect(first.status).toBe(201);
    expect(await bookings.vip({ ...form, isAdmin: true } as object, key)).toEqual(first);
    expect(await bookings.vip({ ...form, guestCount: 16 }, key)).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
    expect(await bookingsOf('twice')).toEqual([first.body.booking]);
    await eventually(() => expect(requestedBy('twice')).toHaveLength(1));
  });

  it('twenty times at once is one booking', async () => {
    const key = keyed();
    const send = () => bookings.vip({ hostEmail: 'eager@host.test' }, key);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.every(({ status, body }) => status === 409 && body.code === 'KEY_IN_USE')).toBe(true);
    expect(await bookingsOf('eager')).toHaveLength(1);
  });

  it('is refused alike when its day was past', async () => {
    const key = keyed();
    const send = async () => (await bookings.vip({ eventDate: yesterday }, key)).body;
    const { requestId: _, ...first } = await send();
    expect(await send()).toMatchObject(first);
    expect(first.errors.map(({ field }) => field)).toEqual(['eventDate']);
  });

  it('is no RSVP: each form has keys of its own', async () => {
    const key = keyed();
    const { eventId } = await bookings.event();
    expect((await bookings.rsvp({ eventId }, key)).status).toBe(201);
    expect((await bookings.vip({}, key)).status).toBe(201);
  });

  it.each(['', 'a b', 'x'.repeat(256)])('needs a key that is one, not %j', async (key) => {
    const { status, body } = await bookings.vip({}, keyed(key));
    expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['Idempotency-Key']]);
  });
});

it('no mail is asked for when the answer cannot be remembered, and so nothing is booked', async () => {
  await bookings.dataSource.query('ALTER TABLE idempotent_answers ADD CONSTRAINT full_up CHECK (false) NOT VALID');
  const { status } = await bookings.vip({ hostEmail: 'forgotten@host.test' }, keyed());
  await bookings.dataSource.query('ALTER TABLE idempotent_answers DROP CONSTRAINT full_up');
  expect(status).not.toBe(201);
  expect(await bookingsOf('forgotten')).toEqual([]);
  await bookings.vip({ hostEmail: 'next@host.test' });
  await eventually(() => expect(requestedBy('next')).toHaveLength(1));
  expect(requestedBy('forgotten')).toEqual([]);
});

it('a booking and its message are both there or neither', async () => {
  await bookings.dataSource.query('ALTER TABLE outbox RENAME TO mislaid');
  const { status } = await bookings.vip({ hostEmail: 'half@host.test' });
  await bookings.dataSource.query('ALTER TABLE mislaid RENAME TO outbox');
  expect(status).toBe(500);
  expect(await bookingsOf('half')).toEqual([]);
});
