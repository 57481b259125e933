import { doorSign, isOpen } from './opening.js';

describe('the door', () => {
  it.each([
    ['08:59', '2026-11-28T15:59:00Z', false],
    ['09:00', '2026-11-28T16:00:00Z', true],
    ['23:59', '2026-11-29T06:59:00Z', true],
    ['00:30, the day after', '2026-11-29T07:30:00Z', true],
    ['01:59', '2026-11-29T08:59:00Z', true],
    ['02:00', '2026-11-29T09:00:00Z', false],
    ['05:00', '2026-11-29T12:00:00Z', false],
  ])('at %s', (_time, now, open) => {
    expect(isOpen(new Date(now))).toBe(open);
    expect(doorSign(new Date(now))).toBe(open ? 'Open now, until 2:00 AM' : 'Opens at 9:00 AM');
  });
});
