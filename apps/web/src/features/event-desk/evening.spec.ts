import type { EventView } from '@rover/contracts/events';
import { eveningOf } from './evening.js';

const event = (fields: Partial<EventView>): EventView =>
  ({
    eventDate: '2026-11-27',
    startTime: '19:00',
    endTime: '02:00',
    capacity: 40,
    registered: 0,
    ...fields,
  }) as EventView;

/** Friday, five in the afternoon, at the pub. */
const friday = new Date('2026-11-28T00:00:00Z');

describe('the evening', () => {
  it('adds up the events of today that are not over', () => {
    const events = [
      event({ registered: 12 }),
      event({ registered: 45, startTime: '20:00' }),
      event({ registered: 3, startTime: '10:00', endTime: '12:00' }),
      event({ registered: 8, eventDate: '2026-11-28' }),
    ];
    expect(eveningOf(events, friday)).toEqual({ begins: new Date('2026-11-28T02:00:00Z'), guests: 57, left: 28 });
  });

  const twoDays = [
    event({ registered: 12 }),
    event({ registered: 34, eventDate: '2026-11-28', startTime: '12:30', endTime: '15:00', capacity: 0 }),
  ];
  const tonight = { begins: new Date('2026-11-28T02:00:00Z'), guests: 12, left: 28 };
  const tomorrow = { begins: new Date('2026-11-28T19:30:00Z'), guests: 34, left: null };

  it.each([
    ['23:58', '2026-11-28T06:58:00Z', tonight],
    ['00:01', '2026-11-28T07:01:00Z', tonight],
    ['02:02', '2026-11-28T09:02:00Z', tomorrow],
  ])('goes on after midnight until its last event is over: at %s', (_, at, evening) => {
    expect(eveningOf(twoDays, new Date(at))).toEqual(evening);
  });

  it('has room for any number where one of its events has', () => {
    expect(eveningOf([event({}), event({ capacity: 0, registered: 9 })], friday)).toMatchObject({
      guests: 9,
      left: null,
    });
  });

  it('is none without an event', () => {
    expect(eveningOf([event({ eventDate: '2026-11-28' })], friday)).toBeNull();
  });
});
