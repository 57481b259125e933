import { throttled } from './throttled.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('work that is throttled', () => {
  it('is done a moment after it is called for, and once for all that came meanwhile', () => {
    const done: number[] = [];
    const begun = Date.now();
    const call = throttled(() => done.push(Date.now() - begun), { after: 1_500, every: 10_000 });
    call();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual([1_500]);

    call();
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(1_000);
    call();
    call();
    jest.advanceTimersByTime(60_000);
    expect(done).toEqual([1_500, 61_500, 71_500]);
  });

  it('is neither put off nor done more often by a rush', () => {
    const work = jest.fn();
    const call = throttled(work, { after: 1_500, every: 10_000 });
    for (let second = 0; second < 60; second += 1) {
      call();
      jest.advanceTimersByTime(1_000);
    }
    expect(work).toHaveBeenCalledTimes(6);
  });
});
