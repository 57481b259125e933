import { oneAtATime } from './one-at-a-time.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('work that is done one at a time', () => {
  it('is let come to its end, however often it is called for, and done once more after that', async () => {
    const ends: (() => void)[] = [];
    const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const call = oneAtATime(work);
    const end = async () => {
      ends.shift()?.();
      await jest.advanceTimersByTimeAsync(0);
    };
    call();
    call();
    call();
    expect(work).toHaveBeenCalledTimes(1);

    await end();
    expect(work).toHaveBeenCalledTimes(2);
    await end();
    expect(work).toHaveBeenCalledTimes(2);

    call();
    expect(work).toHaveBeenCalledTimes(3);
  });
});
