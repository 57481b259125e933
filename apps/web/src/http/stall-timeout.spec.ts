import { stallTimeout } from './stall-timeout.js';

describe('a stall timeout', () => {
  let isStalled: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    isStalled = false;
  });

  afterEach(() => jest.useRealTimers());

  const begin = () =>
    stallTimeout(() => {
      isStalled = true;
    });

  it('waits a minute, and as long after each progress', () => {
    const { moved } = begin();
    jest.advanceTimersByTime(50_000);
    moved();
    jest.advanceTimersByTime(59_000);
    expect(isStalled).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(isStalled).toBe(true);
  });

  it('waits longer for what takes longer', () => {
    begin().moved(130_000);
    jest.advanceTimersByTime(129_000);
    expect(isStalled).toBe(false);
    jest.advanceTimersByTime(1_000);
    expect(isStalled).toBe(true);
  });

  it('waits no more once it has ended', () => {
    begin().end();
    jest.advanceTimersByTime(100_000);
    expect(isStalled).toBe(false);
  });
});
