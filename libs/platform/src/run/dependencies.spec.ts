import { Dependencies } from './dependencies.js';

describe('what a service stands on', () => {
  let dependencies: Dependencies;

  beforeEach(() => {
    jest.useFakeTimers();
    dependencies = new Dependencies();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is told with what is wrong with it, without an address', async () => {
    dependencies.add('database', { check: async () => undefined });
    dependencies.add('cache', { check: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:6379')) });
    expect(await dependencies.look()).toEqual({
      dependencies: [
        { name: 'database', error: null },
        { name: 'cache', error: 'connect ECONNREFUSED {address}' },
      ],
    });
  });

  it('is not told of where it lives in the same process', async () => {
    dependencies.add('broker', {});
    expect(await dependencies.look()).toEqual({ dependencies: [] });
  });

  it('is given five seconds to answer', async () => {
    dependencies.add('mail', { check: () => new Promise(() => undefined) });
    const looking = dependencies.look();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await looking).toEqual({
      dependencies: [{ name: 'mail', error: expect.stringContaining('No answer in 5 s') }],
    });
  });

  it('is asked once in five seconds, however many look', async () => {
    const check = jest.fn(async () => undefined);
    dependencies.add('mail', { check });
    await Promise.all([dependencies.look(), dependencies.look()]);
    await jest.advanceTimersByTimeAsync(4_900);
    await dependencies.look();
    expect(check).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(100);
    await dependencies.look();
    expect(check).toHaveBeenCalledTimes(2);
  });
});
