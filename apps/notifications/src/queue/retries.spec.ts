import { overdueAttempt, pauseAfter } from './retries.js';

describe('the pause after an attempt in vain', () => {
  it('doubles from five seconds to ten minutes', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) => pauseAfter(attempts));

    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600].map((seconds) => seconds * 1_000));
  });

  it('has been a quarter of an hour in all when a mail is overdue', () => {
    const waitedBefore = (attempt: number) =>
      Array.from({ length: attempt - 1 }, (_, before) => pauseAfter(before + 1) ?? 0).reduce(
        (sum, one) => sum + one,
        0,
      );

    expect(waitedBefore(overdueAttempt - 1)).toBeLessThan(15 * 60_000);
    expect(waitedBefore(overdueAttempt)).toBeGreaterThanOrEqual(15 * 60_000);
  });

  it('comes to an end after a day', () => {
    let waited = 0;
    let attempts = 1;
    for (let pause = pauseAfter(attempts); pause !== null; pause = pauseAfter(attempts)) {
      waited += pause;
      attempts += 1;
    }

    const hours = waited / 3_600_000;
    expect(hours).toBeGreaterThan(23.8);
    expect(hours).toBeLessThanOrEqual(24);
  });
});
