import { randomUUID } from 'node:crypto';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenBookings } from '../testing/open-bookings.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const keyed = () => ({ 'idempotency-key': randomUUID() });

describe('what Prometheus counts', () => {
  it('is an RSVP and its guests, once, however often its form is sent; and none that is refused', async () => {
    const figures = async () => [
      await bookings.figure('rsvps_total{what="placed"}'),
      await bookings.figure('rsvp_guests_total{what="placed"}'),
    ];
    const [rsvps = 0, guests = 0] = await figures();
    const { eventId } = await bookings.event({ capacity: 10 });
    const key = keyed();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await bookings.rsvp({ eventId, guests: 4 }, key)).status).toBe(201);
    }
    expect((await bookings.rsvp({ eventId, guests: 3 })).status).toBe(201);
    expect((await bookings.rsvp({ eventId, guests: 5 })).status).toBe(409);
    expect((await bookings.rsvp({ eventId, guests: 5 }, keyed())).status).toBe(409);
    expect(await figures()).toEqual([rsvps + 2, guests + 7]);
  });

  it('is a cancellation, once', async () => {
    const { eventId } = await bookings.event();
    await bookings.rsvp({ eventId, guests: 3 });
    await eventually(() => expect(bookings.sentAbout('rsvp.placed', eventId)).toHaveLength(1));
    const token = bookings.sentAbout('rsvp.placed', eventId)[0]?.cancelToken;
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await bookings.call('POST', '/api/events/rsvp/cancel', { token })).status).toBe(200);
    }
    expect(await bookings.figure('rsvps_total{what="cancelled"}')).toBe(1);
    expect(await bookings.figure('rsvp_guests_total{what="cancelled"}')).toBe(3);
  });

  it('is a VIP request by its occasion, once', async () => {
    const key = keyed();
    for (let twice = 0; twice < 2; twice += 1) {
      expect((await bookings.vip({ eventType: 'Birthdays' }, key)).status).toBe(201);
    }
    expect((await bookings.vip({ eventType: 'Nonsense' })).status).toBe(400);
    expect(await bookings.figure('vip_requests_total{occasion="Birthdays"}')).toBe(1);
    expect(await bookings.figure('vip_requests_total{occasion="Nonsense"}')).toBe(0);
  });
});
