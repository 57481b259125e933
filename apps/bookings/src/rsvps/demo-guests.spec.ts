import { demoEvents } from '@rover/venue/events/demo-events';
import { OpenBookings } from '../testing/open-bookings.js';
import { sampleEvent } from '../testing/sample-event.js';

let bookings: OpenBookings;

beforeAll(async () => {
  bookings = await OpenBookings.open();
});
afterAll(() => bookings?.close());

const samples = demoEvents().map(({ id: eventId, title, capacity, rsvps }) => ({
  event: sampleEvent({ eventId, title, capacity }),
  rsvps,
  places: rsvps.reduce((sum, { guests }) => sum + guests, 0),
}));

describe('the guests of the sample events', () => {
  it('are seated when the events are made, and get no mail', async () => {
    await Promise.all(samples.map(({ event }) => bookings.tell('event.saved', event)));
    for (const { event, rsvps, places } of samples) {
      expect(await bookings.seats(event.eventId)).toMatchObject({ taken: places, sum: places });
      const { rsvpBookings } = await bookings.list({ eventId: event.eventId });
      expect(rsvpBookings.map(({ fullName, guests }) => [fullName, guests])).toEqual(
        rsvps.map(({ fullName, guests }) => [fullName, guests]),
      );
    }
    expect(bookings.sent.filter(({ topic }) => topic === 'rsvp.placed')).toEqual([]);
  });

  it('fill the tasting', async () => {
    const full = samples.filter(({ event, places }) => event.capacity === places);
    for (const { event } of full) {
      expect((await bookings.rsvp({ eventId: event.eventId })).body.message).toBe(
        'This event is full: 0 places are left.',
      );
    }
    expect(full).toHaveLength(1);
  });

  it('come once, whatever becomes of the event', async () => {
    for (const { event, places } of samples) {
      await bookings.tell('event.saved', event);
      expect(await bookings.seats(event.eventId)).toMatchObject({ taken: places, sum: places });
      await bookings.tell('event.saved', { ...event, capacity: 0, version: 2 });
      expect(await bookings.seats(event.eventId)).toMatchObject({ taken: places });
    }
  });

  it('stay away from other events', async () => {
    const { eventId } = await bookings.event();
    expect(await bookings.seats(eventId)).toMatchObject({ taken: 0, sum: 0 });
  });
});
