import { venueTime } from '@rover/venue/events/event-clock';
import ICAL from 'ical.js';
import { type CalendarEntry, calendarFeed, eventCalendar, feedEntry, restamped } from './event-calendar.js';

/** A session that goes on past midnight, unless told otherwise. */
function session(differences: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    eventId: '5f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f',
    title: 'Trad Session & Stout',
    startsAt: '2026-11-29T02:00:00.000Z',
    endsAt: '2026-11-29T09:00:00.000Z',
    location: 'The Wild Rover',
    price: 'Free Entry',
    url: 'https://pub.example/events/trad-session',
    stampedAt: new Date('2026-11-21T19:03:22.123Z'),
    ...differences,
  };
}

function read(source: string) {
  const calendar = new ICAL.Component(ICAL.parse(source));
  const components = calendar.getAllSubcomponents('vevent');
  return { source, calendar, components, events: components.map((component) => new ICAL.Event(component)) };
}

function calendarOf(differences: Partial<CalendarEntry> = {}) {
  const { components, ...rest } = read(eventCalendar(session(differences)));
  const component = components[0] ?? new ICAL.Component('vevent');
  return { ...rest, component, event: new ICAL.Event(component) };
}

describe('the calendar file of an event', () => {
  it('publishes one event, always under the same name', () => {
    const { calendar, events, component, event } = calendarOf();

    expect(events).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe('5f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f@thewildrover.example');
    expect(event.sequence).toBe(0);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T19:03:22Z');
    expect(component.getFirstPropertyValue('url')).toBe(session().url);
    expect(event.description).toContain(session().url);
  });

  it('has its reminders after all else, whatever the words of the event are', () => {
    const { source, component } = calendarOf({ description: 'A line\nBEGIN:VALARM\nEND:VEVENT' });
    const [facts, ...alarms] = source.split('\r\nBEGIN:VALARM\r\n');

    expect(facts).toMatch(/^URL;VALUE=URI:.*\r\nSTATUS:CONFIRMED$/m);
    expect(alarms).toHaveLength(6);
    for (const alarm of alarms.slice(0, -1)) expect(alarm).toMatch(/^END:VALARM$/m);
    expect(alarms.at(-1)?.endsWith('END:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(component.getAllSubcomponents('valarm')).toHaveLength(6);
  });

  it('is the same at another moment but for its stamp', () => {
    const stampedAt = new Date('2026-12-01T08:09:10.999Z');
    const words = { title: 'DTSTAMP:20200101T000000Z', description: 'A line\nDTSTAMP:20200101T000000Z' };

    expect(restamped(eventCalendar(session(words)), stampedAt)).toBe(eventCalendar(session({ ...words, stampedAt })));
  });

  it('counts its changes, so that a calendar takes the newest', () => {
    expect(calendarOf({ sequence: 7 }).event.sequence).toBe(7);
  });

  it('starts in the evening at the pub and ends on the next day, as instants', () => {
    const { source, event } = calendarOf();

    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-28T19:00:00-07:00'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-29T02:00:00-07:00'));
    expect(source).toContain('DTSTART:20261129T020000Z');
    expect(source).not.toContain('TZID');
  });

  it('comes back every year only if it recurs', () => {
    expect(calendarOf().source).not.toContain('RRULE');
    expect(calendarOf({ recurring: true }).source).toContain('RRULE:FREQ=YEARLY\r\n');

    const years = calendarOf({ recurring: true }).event.iterator();
    expect([years.next(), years.next()].map((day) => day?.toJSDate().toISOString())).toEqual([
      '2026-11-29T02:00:00.000Z',
      '2027-11-29T02:00:00.000Z',
    ]);
  });

  it.each([
    ['the evening of 28 February', '2026-02-28T19:00:00-07:00', ['2027-02-28', '2028-02-28', '2029-02-28']],
    ['that of a leap year', '2028-02-28T19:00:00-07:00', ['2029-02-28', '2030-02-28', '2031-02-28']],
    ['its noon', '2027-02-28T12:00:00-07:00', ['2028-02-28', '2029-02-28', '2030-02-28']],
    ['1 March', '2027-03-01T19:00:00-07:00', ['2028-03-01', '2029-03-01', '2030-03-01']],
  ])('comes back on the same day at the pub: %s', (_, start, days) => {
    const startsAt = new Date(start).toISOString();
    const years = calendarOf({ recurring: true, startsAt, endsAt: startsAt }).event.iterator();
    years.next();
    expect(days.map(() => venueTime(years.next().toJSDate()))).toEqual(days.map((day) => day + start.slice(10)));
  });

  it('reminds six times', () => {
    const { source, component } = calendarOf();

    const alarms = component.getAllSubcomponents('valarm');
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(Array(6).fill('DISPLAY'));
    expect(source.match(/TRIGGER:.*/g)).toEqual([
      'TRIGGER:-P180D',
      'TRIGGER:-P90D',
      'TRIGGER:-P30D',
      'TRIGGER:-P7D',
      'TRIGGER:-P1D',
      'TRIGGER:-PT10M',
    ]);
  });

  it('gives the address of the pub, and of elsewhere what the event says', () => {
    expect(calendarOf().event.location).toMatch(/^The Wild Rover, Boulevard .*Cabo San Lucas/);
    expect(calendarOf({ location: 'Médano Beach; the big tent' }).event.location).toBe('Médano Beach; the big tent');
  });

  it.each([
    ['commas and semicolons', 'Fish, chips; and a pint'],
    ['quotes and backslashes', '"Sláinte" \\ \'Cheers\''],
    ['emoji, over more than one line of the file', `🎻${'🍀 craic '.repeat(20)}`.trim()],
    ['line breaks', 'Trad\nSession'],
  ])('carries a title and a description with %s unharmed', (_, text) => {
    const { event } = calendarOf({ title: text, description: text });
    expect(event.summary).toBe(text);
    expect(event.description.startsWith(`${text}\nFree Entry\n`)).toBe(true);
  });

  it('lets no title add a line of its own', () => {
    const { events, event, source } = calendarOf({ title: 'Trad\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged' });

    expect(events).toHaveLength(1);
    expect(event.summary).toBe('Trad\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Forged');
    expect(source.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  it('is a file of lines of at most 75 bytes, each ended as the standard wants', () => {
    const lines = calendarOf({ title: '🍀 craic agus ceol '.repeat(10) }).source.split('\r\n');

    expect(lines.at(-1)).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
  });
});

describe('the feed', () => {
  const another = '7d3f6c52-0c1c-4a53-8f7e-2b7d5a1d9f10';

  it('holds every event, each as its own file would', () => {
    const entries = [session(), session({ eventId: another, title: 'Quiz, BEGIN:VEVENT END:VCALENDAR' })];
    const { events, components } = read(calendarFeed(entries.map(feedEntry)));

    expect(events.map(({ summary }) => summary)).toEqual(['Trad Session & Stout', 'Quiz, BEGIN:VEVENT END:VCALENDAR']);
    expect(components.map(String)).toEqual(entries.map((entry) => String(read(eventCalendar(entry)).components[0])));
  });

  it('says what it is called and how often to look again', () => {
    const { source } = read(calendarFeed([]));

    expect(source).toContain('X-WR-CALNAME:The Wild Rover\r\n');
    expect(source).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT3H\r\n');
  });

  it('tells that an event is off, and no longer reminds of it', () => {
    const { components } = read(calendarFeed([feedEntry(session({ isCancelled: true }))]));

    expect(components[0]?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(components[0]?.getAllSubcomponents('valarm')).toEqual([]);
  });
});
