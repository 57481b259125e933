import { randomUUID } from 'node:crypto';
import type { DoorListAnswer } from '@rover/contracts/door-list';
import { OpenBookings } from '../testing/open-bookings.js';
import { sampleEvent } from '../testing/sample-event.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const addressOf = (eventId: string) => `/api/admin/rsvp-bookings/door-list/${eventId}`;
const doorList = (eventId: string) => bookings.asAdmin<DoorListAnswer>('GET', addressOf(eventId));

describe('the list for the door', () => {
  it('has every party by name, with its size, its notes and whether it is sure', async () => {
    const { eventId, title, startsAt, endsAt, location } = await bookings.event({ capacity: 40 });
    for (const [fullName, guests] of [
      ['Zoe', 2],
      ['Ángel', 3],
      ['bran', 1],
      ['Ciara', 4],
      ['Andrew', 5],
    ] as const) {
      await bookings.rsvp({ eventId, fullName, guests, specialRequests: `For ${fullName}` });
    }
    const [ciara] = (await bookings.list({ eventId, search: 'ciara' })).rsvpBookings;
    const [zoe] = (await bookings.list({ eventId, search: 'zoe' })).rsvpBookings;
    await bookings.asAdmin('PUT', `/api/admin/rsvp-bookings/${ciara?.id}`, { status: 'cancelled' });
    await bookings.asAdmin('PUT', `/api/admin/rsvp-bookings/${zoe?.id}`, { status: 'pending' });
    const { status, body } = await doorList(eventId);
    expect(status).toBe(200);
    expect(body.event).toEqual({ id: eventId, title, startsAt, endsAt, location, capacity: 40 });
    expect(body.total).toEqual({ parties: 4, heads: 11 });
    expect(body.parties.map(({ fullName, guests, status: sure }) => [fullName, guests, sure])).toEqual([
      ['Andrew', 5, 'confirmed'],
      ['Ángel', 3, 'confirmed'],
      ['bran', 1, 'confirmed'],
      ['Zoe', 2, 'pending'],
    ]);
    expect(Object.keys(body.parties[0] ?? {}).sort()).toEqual(
      ['fullName', 'guests', 'id', 'specialRequests', 'status'].sort(),
    );
  });

  it('is empty where nobody has booked', async () => {
    const { eventId } = await bookings.event();
    expect((await doorList(eventId)).body).toMatchObject({ parties: [], total: { parties: 0, heads: 0 } });
  });

  it('is of an event that only events has heard of', async () => {
    const event = sampleEvent({ title: 'Just made' });
    bookings.services.events.set(event.eventId, event);
    expect((await doorList(event.eventId)).body).toMatchObject({ event: { title: 'Just made' }, parties: [] });
  });

  it('is not of an event that is not there, or no longer', async () => {
    expect((await doorList(randomUUID())).status).toBe(404);
    expect((await doorList('tonight')).status).toBe(400);
    const { eventId, slug } = await bookings.event();
    await bookings.tell('event.deleted', { eventId, slug, version: 2 });
    expect((await doorList(eventId)).status).toBe(404);
  });

  it('is for admins alone', async () => {
    expect((await bookings.call('GET', addressOf(randomUUID()))).status).toBe(401);
    const authorization = `Bearer ${bookings.services.keys.token({ userType: 'customer' })}`;
    expect((await bookings.call('GET', addressOf(randomUUID()), undefined, { authorization })).status).toBe(403);
  });
});
