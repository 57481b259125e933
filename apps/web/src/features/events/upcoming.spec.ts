import type { EventView } from '@rover/contracts/events';
import { eventSpan } from '@rover/venue/events/event-clock';
import { deskOrder, matchesSearch, nearness, upcomingEvents } from './upcoming.js';

const event = (fields: Partial<EventView>): EventView =>
  ({ title: '', description: '', location: '', ...fields }) as EventView;

/** Saturday, half past one in the morning, at the pub. */
const lateFriday = new Date('2026-11-28T08:30:00Z');

describe('what the list shows', () => {
  const friday = event({ title: 'Friday', eventDate: '2026-11-27', startTime: '19:00', endTime: '02:00' });
  const fridayEarly = event({ title: 'Friday early', eventDate: '2026-11-27', startTime: '17:00', endTime: '23:00' });
  const saturday = event({ title: 'Saturday', eventDate: '2026-11-28', startTime: '12:00', endTime: '18:00' });
  const older = event({ title: 'Older name', date: '2026-11-30', time: '20:00 - 22:00' });
  const undated = event({ title: 'Some day', eventDate: '' });

  it('a night that is still on, then what comes, the soonest first', () => {
    const titles = upcomingEvents([older, saturday, undated, fridayEarly, friday], lateFriday).map(
      (row) => row.event.title,
    );
    expect(titles).toEqual(['Friday', 'Saturday', 'Older name']);
  });
});

describe('the back office', () => {
  it('shows what comes, the soonest first, then what has no day, then what is over, the latest first', () => {
    const events = [
      event({ title: 'over, long ago', eventDate: '2026-01-01' }),
      event({ title: 'later', eventDate: '2026-12-24' }),
      event({ title: 'no day' }),
      event({ title: 'over', eventDate: '2026-11-20' }),
      event({ title: 'soon', eventDate: '2026-11-29' }),
    ];
    expect(deskOrder(events, lateFriday).map(({ title }) => title)).toEqual([
      'soon',
      'later',
      'no day',
      'over',
      'over, long ago',
    ]);
  });
});

describe('the search', () => {
  const quiz = event({ title: 'Pub Quiz', description: 'Six rounds, one pint', location: 'The Snug' });

  it.each(['quiz', 'ROUNDS', 'snug', ' Pub ', ''])('finds it by %p', (search) => {
    expect(matchesSearch(quiz, search)).toBe(true);
  });

  it('does not find it by what it is not', () => {
    expect(matchesSearch(quiz, 'karaoke')).toBe(false);
  });
});

describe('how near an event is', () => {
  it.each([
    ['2026-11-27', '19:00', '02:00', 'On now'],
    ['2026-11-28', '19:00', '02:00', 'Tonight'],
    ['2026-11-28', '12:00', '14:00', 'Today'],
    ['2026-11-29', '19:00', '02:00', 'Tomorrow'],
    ['2026-11-30', '19:00', '02:00', null],
    ['2026-11-28', '00:15', '01:00', null],
  ])('%s %s-%s is %p at half past one on Saturday morning', (eventDate, startTime, endTime, word) => {
    const span = eventSpan({ eventDate, startTime, endTime });
    expect(span && nearness(span, lateFriday)).toBe(word);
  });
});
