import { dayOfWeek, type EventTimes, eventSpan, isPast, venueMinute, venueTime, venueToday } from './event-clock.js';

type Row = [name: string, event: EventTimes, start: string, end: string];

const spans: Row[] = [
  [
    'an evening',
    { eventDate: '2026-11-28', startTime: '19:00', endTime: '22:30' },
    '2026-11-29T02:00',
    '2026-11-29T05:30',
  ],
  [
    'a night past twelve',
    { eventDate: '2026-11-28', startTime: '19:00', endTime: '02:00' },
    '2026-11-29T02:00',
    '2026-11-29T09:00',
  ],
  [
    'a full round of the clock',
    { eventDate: '2026-11-28', startTime: '09:00', endTime: '09:00' },
    '2026-11-28T16:00',
    '2026-11-29T16:00',
  ],
  ['no end: until 23:59', { eventDate: '2026-11-28', startTime: '19:00' }, '2026-11-29T02:00', '2026-11-29T06:59'],
  ['no start: the usual 19:00', { eventDate: '2026-11-28', endTime: '23:00' }, '2026-11-29T02:00', '2026-11-29T06:00'],
  ['a day alone', { eventDate: '2026-11-28' }, '2026-11-29T02:00', '2026-11-29T06:59'],
  ['the older time field', { eventDate: '2026-11-28', time: '20:00 - 01:00' }, '2026-11-29T03:00', '2026-11-29T08:00'],
  [
    'the older time field, a start alone',
    { eventDate: '2026-11-28', time: '20:00' },
    '2026-11-29T03:00',
    '2026-11-29T06:59',
  ],
  [
    'the newer start beats the older field',
    { eventDate: '2026-11-28', startTime: '18:00', time: '20:00 - 01:00' },
    '2026-11-29T01:00',
    '2026-11-29T06:59',
  ],
  [
    'the older date field',
    { date: '2026-11-28', startTime: '19:00', endTime: '20:00' },
    '2026-11-29T02:00',
    '2026-11-29T03:00',
  ],
  [
    'the newer date beats the older',
    { eventDate: '2026-11-28', date: '2020-01-01', endTime: '20:00' },
    '2026-11-29T02:00',
    '2026-11-29T03:00',
  ],
  [
    'rubbish in the newer date',
    { eventDate: 'soon', date: '2026-11-28', endTime: '20:00' },
    '2026-11-29T02:00',
    '2026-11-29T03:00',
  ],
  [
    'rubbish in the times',
    { eventDate: '2026-11-28', startTime: '25:00', endTime: 'late', time: 'x - y' },
    '2026-11-29T02:00',
    '2026-11-29T06:59',
  ],
  [
    'times that no clock shows',
    { eventDate: '2026-11-28', startTime: '24:00', endTime: '19:60' },
    '2026-11-29T02:00',
    '2026-11-29T06:59',
  ],
  [
    'times as a database writes them',
    { eventDate: '2026-11-28', startTime: '9:05', endTime: '10:15:00' },
    '2026-11-28T16:05',
    '2026-11-28T17:15',
  ],
  [
    '29 February of a leap year',
    { eventDate: '2028-02-29', startTime: '19:00', endTime: '02:00' },
    '2028-03-01T02:00',
    '2028-03-01T09:00',
  ],
  [
    'the night in which the clocks of the reader go forward',
    { eventDate: '2027-03-13', startTime: '19:00', endTime: '02:00' },
    '2027-03-14T02:00',
    '2027-03-14T09:00',
  ],
  [
    'the night after it',
    { eventDate: '2027-03-14', startTime: '02:30', endTime: '02:00' },
    '2027-03-14T09:30',
    '2027-03-15T09:00',
  ],
  [
    'the night in which they go back',
    { eventDate: '2026-10-31', startTime: '01:30', endTime: '01:00' },
    '2026-10-31T08:30',
    '2026-11-01T08:00',
  ],
  [
    'a summer in which Cabo had its own',
    { eventDate: '2021-07-10', startTime: '19:00', endTime: '02:00' },
    '2021-07-11T01:00',
    '2021-07-11T08:00',
  ],
  [
    'the morning on which Cabo put its own clocks back',
    { eventDate: '2021-10-31', startTime: '03:00', endTime: '05:00' },
    '2021-10-31T10:00',
    '2021-10-31T12:00',
  ],
  [
    'the last night of the year',
    { eventDate: '2026-12-31', startTime: '21:00', endTime: '04:00' },
    '2027-01-01T04:00',
    '2027-01-01T11:00',
  ],
];

describe('when an event is', () => {
  it.each(spans)('%s', (_name, event, start, end) => {
    const span = eventSpan(event);
    expect(span?.start.toISOString()).toBe(`${start}:00.000Z`);
    expect(span?.end.toISOString()).toBe(`${end}:00.000Z`);
  });

  it.each<[string, EventTimes]>([
    ['nothing', {}],
    ['blank', { eventDate: ' ', date: '' }],
    ['null', { eventDate: null, date: null }],
    ['29 February of a common year', { eventDate: '2027-02-29' }],
    ['31 November', { eventDate: '2026-11-31' }],
    ['month 13', { eventDate: '2026-13-01' }],
    ['the year nought', { eventDate: '0000-01-01' }],
    ['another notation', { eventDate: '28/11/2026' }],
    ['a timestamp', { eventDate: '2026-11-28T00:00:00Z' }],
    ['script', { eventDate: '<script>' }],
  ])('no day, no answer: %s', (_name, event) => {
    expect(eventSpan(event)).toBeNull();
    expect(isPast(event)).toBe(false);
  });

  it('tells the wall times beside the instants, always with two digits', () => {
    expect(eventSpan({ eventDate: ' 2026-11-28 ', startTime: '9:00' })).toMatchObject({
      eventDate: '2026-11-28',
      startTime: '09:00',
      endTime: '23:59',
    });
  });
});

describe('what is past', () => {
  const night: EventTimes = { eventDate: '2026-11-28', startTime: '19:00', endTime: '02:00' };

  it('is still on at one in the morning', () => {
    expect(isPast(night, new Date('2026-11-29T08:00:00Z'))).toBe(false);
  });

  it('is over at two sharp', () => {
    expect(isPast(night, new Date('2026-11-29T08:59:59Z'))).toBe(false);
    expect(isPast(night, new Date('2026-11-29T09:00:00Z'))).toBe(true);
  });
});

describe('the day at the pub', () => {
  it('is still Friday in Cabo when it is Saturday noon in Tokyo', () => {
    expect(venueToday(new Date('2026-11-28T03:00:00Z'))).toBe('2026-11-27');
  });

  it('changes at midnight of Cabo', () => {
    expect(venueToday(new Date('2026-11-28T06:59:59Z'))).toBe('2026-11-27');
    expect(venueToday(new Date('2026-11-28T07:00:00Z'))).toBe('2026-11-28');
  });

  it('has a weekday of its own, wherever it is read', () => {
    expect(dayOfWeek('2026-11-28')).toBe('Saturday');
    expect(dayOfWeek('2028-02-29')).toBe('Tuesday');
    expect(dayOfWeek('2027-02-29')).toBe('');
  });

  it('had another offset in the summers in which its clocks went forward', () => {
    expect(venueTime(new Date('2021-07-11T01:00:00Z'))).toBe('2021-07-10T19:00:00-06:00');
  });

  it('has times of its own too, the same instants with the offset of Cabo', () => {
    expect(venueTime(new Date('2026-11-29T02:00:00.000Z'))).toBe('2026-11-28T19:00:00-07:00');
    expect(venueTime(new Date('2026-07-01T06:59:30.250Z'))).toBe('2026-06-30T23:59:30-07:00');
    expect(venueMinute(new Date('2026-07-01T06:59:30.250Z'))).toBe('2026-06-30 23:59');
  });
});
