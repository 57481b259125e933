import { arrivalWords, noArrivals, withArrivals } from './arrivals.js';

const news = (rsvps: number, vip: number) => ({
  rsvps: { total: rsvps, version: rsvps },
  vip: { total: vip, version: vip },
});

describe('what has come in', () => {
  it('adds up until it is told', () => {
    const first = withArrivals(noArrivals, news(10, 3), news(12, 3));
    expect(withArrivals(first, news(12, 3), news(13, 4))).toEqual({ rsvps: 3, vip: 1 });
  });

  it('is not less for what was deleted meanwhile', () => {
    expect(withArrivals({ rsvps: 2, vip: 0 }, news(12, 3), news(9, 2))).toEqual({ rsvps: 2, vip: 0 });
  });

  it.each([
    [0, 0, ''],
    [1, 0, '1 new RSVP booking'],
    [0, 2, '2 new VIP bookings'],
    [1_200, 1, '1,200 new RSVP bookings and 1 new VIP booking'],
  ])('%d and %d is said as %j', (rsvps, vip, words) => expect(arrivalWords({ rsvps, vip })).toBe(words));
});
