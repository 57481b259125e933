import { eventSpan } from './event-clock.js';
import { clockTime, longDate, momentWords, openingWords, shortDate, timeRange, timeWords } from './event-words.js';

const night = eventSpan({ eventDate: '2026-11-28', startTime: '19:00', endTime: '02:00' });

describe('an event in words', () => {
  it('names its day as the pub would, not as the reader’s clock', () => {
    expect(night && longDate(night.start)).toBe('Saturday, 28 November 2026');
    expect(night && shortDate(night.start)).toBe('Sat 28 Nov 2026');
    expect(night && momentWords(night.end)).toBe('Sun 29 Nov 2026, 2:00 AM');
  });

  it('tells from when to when', () => {
    expect(night && timeRange(night)).toBe('7:00 PM – 2:00 AM');
    expect(clockTime(new Date('2026-11-28T19:00:00Z'))).toBe('12:00 PM');
  });

  it('says a time that belongs to no day', () => {
    expect(timeWords('00:30')).toBe('12:30 AM');
    expect(timeWords('12:00')).toBe('12:00 PM');
    expect(timeWords('23:30')).toBe('11:30 PM');
    expect(openingWords()).toBe('9:00 AM to 2:00 AM');
  });
});
