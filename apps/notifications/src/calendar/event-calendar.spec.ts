import ICAL from 'ical.js';
import { placedRsvp } from '../testing/placed-rsvp.js';
import { eventCalendar } from './event-calendar.js';

const publication = {
  url: 'https://pub.example/events/trad-session',
  stampedAt: new Date('2026-11-21T19:03:22.123Z'),
};

function calendarOf(event: Parameters<typeof placedRsvp>[1] = {}) {
  const source = eventCalendar(placedRsvp({}, event).event, publication);
  const calendar = new ICAL.Component(ICAL.parse(source));
  const events = calendar.getAllSubcomponents('vevent');
  const component = events[0] ?? new ICAL.Component('vevent');
  return { source, calendar, events, component, event: new ICAL.Event(component) };
}

describe('the calendar file of an event', () => {
  it('publishes one event, always under the same name', () => {
    const { calendar, events, component, event } = calendarOf();

    expect(events).toHaveLength(1);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(event.uid).toBe('5f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f@thewildrover.example');
    expect(event.sequence).toBe(0);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T19:03:22Z');
    expect(component.getFirstPropertyValue('url')).toBe(publication.url);
    expect(event.description).toContain(publication.url);
  });

  it('starts in the evening at the pub and ends on the next day, as instants', () => {
    const { source, event } = calendarOf();

    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-28T19:00:00-07:00'));
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-11-29T02:00:00-07:00'));
    expect(source).toContain('DTSTART:20261129T020000Z');
    expect(source).not.toContain('TZID');
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
  ])('carries a title with %s unharmed', (_, title) => {
    expect(calendarOf({ title }).event.summary).toBe(title);
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
