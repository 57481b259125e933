import { nextVenueSaturday } from './vip-form.js';

describe('the Saturday that the form proposes', () => {
  it.each([
    ['a Wednesday', '2026-11-25T19:00:00Z', '2026-11-28'],
    ['a Friday at one minute to midnight', '2026-11-28T06:59:00Z', '2026-11-28'],
    ['a Saturday: a week later', '2026-11-28T07:00:00Z', '2026-12-05'],
    ['Saturday night, when the rest of the world has Sunday', '2026-11-29T06:59:00Z', '2026-12-05'],
    ['a Sunday', '2026-11-29T07:00:00Z', '2026-12-05'],
    ['the end of the year', '2026-12-28T12:00:00Z', '2027-01-02'],
    ['the end of a leap February', '2028-02-28T12:00:00Z', '2028-03-04'],
  ])('on %s', (_when, now, saturday) => {
    expect(nextVenueSaturday(new Date(now))).toBe(saturday);
  });
});
