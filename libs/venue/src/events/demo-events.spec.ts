import { demoEvents } from './demo-events.js';
import { eventSpan, isPast, venueToday } from './event-clock.js';

const moments = ['2026-03-13T18:00:00Z', '2026-03-14T06:59:00Z', '2026-12-31T07:01:00Z', '2028-02-29T08:59:00Z'];

describe.each(moments)('the sample events of a pub that opens at %s', (moment) => {
  const now = new Date(moment);
  const events = demoEvents(now);

  it('are to come, but for one', () => {
    expect(events.filter((event) => isPast(event, now)).map(({ title }) => title)).toEqual(['Céilí on the Dock']);
  });

  it('have one tonight, which nobody has missed', () => {
    const tonight = events.filter(({ eventDate }) => eventDate === venueToday(now));
    expect(tonight.length).toBeGreaterThanOrEqual(1);
    expect(tonight.some((event) => isPast(event, now))).toBe(false);
  });

  it('are all on a day of the calendar and end after they start', () => {
    for (const event of events) {
      const span = eventSpan(event);
      expect(span).toMatchObject({ startTime: event.startTime, endTime: event.endTime });
    }
  });

  it('seat no more than they have places, and fill one to the last chair', () => {
    const seated = ({ rsvps }: (typeof events)[number]) => rsvps.reduce((sum, { guests }) => sum + guests, 0);
    const limited = events.filter(({ capacity }) => capacity > 0);
    expect(limited.filter((event) => seated(event) > event.capacity)).toEqual([]);
    expect(limited.filter((event) => seated(event) === event.capacity)).toHaveLength(1);
    expect(events.some(({ capacity }) => capacity === 0)).toBe(true);
  });

  it('hold the roast on a Sunday', () => {
    const roast = events.find(({ title }) => title === 'Sunday Roast');
    expect(new Date(`${roast?.eventDate}T12:00:00Z`).getUTCDay()).toBe(0);
  });
});

describe('the sample events', () => {
  it('fit the event form', () => {
    for (const { description } of demoEvents()) expect(description.length).toBeLessThanOrEqual(500);
  });

  it('have ids of their own, the same every day', () => {
    const ids = demoEvents(new Date('2026-01-01T20:00:00Z')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(demoEvents(new Date('2027-06-01T20:00:00Z')).map(({ id }) => id)).toEqual(ids);
  });

  it('invite only guests whose mail goes nowhere, in parties of one to eight', () => {
    for (const { email, guests } of demoEvents().flatMap(({ rsvps }) => rsvps)) {
      expect(email).toMatch(/^[a-z.]+@example\.com$/);
      expect(guests).toBeGreaterThanOrEqual(1);
      expect(guests).toBeLessThanOrEqual(8);
    }
  });
});
