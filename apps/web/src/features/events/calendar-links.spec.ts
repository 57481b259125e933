import type { EventView } from '@rover/contracts/events';
import { eventSpan } from '@rover/venue/events/event-clock';
import { calendarFeed, googleCalendarLink } from './calendar-links.js';

const site = 'https://pub.test';

function filledIn(changes: Partial<EventView>): URLSearchParams {
  const event = {
    slug: 'salt-and-barley',
    title: 'The Salt & Barley Boys',
    eventDate: '2026-11-28',
    startTime: '19:00',
    endTime: '02:00',
    description: 'Ballads, then reels.',
    price: '$20',
    location: 'The Wild Rover',
    recurring: false,
    ...changes,
  } as EventView;
  const span = eventSpan(event);
  if (!span) throw new Error('The event has no day');
  const { origin, pathname, searchParams } = new URL(googleCalendarLink({ event, span }, site));
  expect(origin + pathname).toBe('https://calendar.google.com/calendar/render');
  return searchParams;
}

describe('the form of Google Calendar', () => {
  it('has the instants in UTC, the end of a night on the next day', () => {
    expect(filledIn({}).get('dates')).toBe('20261129T020000Z/20261129T090000Z');
  });

  it('has the end of a day when nobody said when it ends', () => {
    expect(filledIn({ endTime: '' }).get('dates')).toBe('20261129T020000Z/20261129T065900Z');
  });

  it('has the title, what it is, what it costs, its page and the way to the pub', () => {
    const form = filledIn({});
    expect(form.get('action')).toBe('TEMPLATE');
    expect(form.get('text')).toBe('The Salt & Barley Boys');
    expect(form.get('details')).toBe(
      'Ballads, then reels.\n$20\nhttps://pub.test/events/salt-and-barley\nThe Wild Rover, +52 624 555 0142',
    );
    expect(form.get('location')).toMatch(/^The Wild Rover, Boulevard .* Mexico$/);
    expect(form.get('recur')).toBeNull();
  });

  it('leaves a place elsewhere as it is', () => {
    expect(filledIn({ location: 'The beach, by the third palm' }).get('location')).toBe('The beach, by the third palm');
  });

  it('comes again every year, by the clock of the pub, when the event does', () => {
    const form = filledIn({ recurring: true });
    expect(form.get('recur')).toBe('RRULE:FREQ=YEARLY');
    expect(form.get('ctz')).toBe('America/Mazatlan');
  });

  it('survives the longest words that an event may have', () => {
    const form = filledIn({ title: '&'.repeat(200), description: '€#?'.repeat(166) });
    expect(form.get('text')).toBe('&'.repeat(200));
    expect(form.get('details')).toContain('€#?'.repeat(166));
  });
});

it('the feed is subscribed to under its own protocol', () => {
  expect(calendarFeed(site)).toEqual({
    address: 'https://pub.test/events.ics',
    subscribe: 'webcal://pub.test/events.ics',
    google: 'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Fpub.test%2Fevents.ics',
  });
});
