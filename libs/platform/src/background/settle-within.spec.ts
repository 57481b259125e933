import { setTimeout } from 'node:timers/promises';
import { settleWithin } from './settle-within.js';

describe('work with a deadline', () => {
  it('settles as it would without one', async () => {
    await expect(settleWithin(1_000, setTimeout(5, 'a pint'))).resolves.toBe('a pint');
    await expect(settleWithin(1_000, Promise.reject(new Error('the tap is dry')))).rejects.toThrow('the tap is dry');
  });

  it('rejects when time is up, and a later failure of the work is nobody else’s', async () => {
    const work = setTimeout(40).then(() => Promise.reject(new Error('too late')));
    await expect(settleWithin(10, work)).rejects.toMatchObject({ name: 'TimeoutError' });
    await setTimeout(60);
  });

  it('leaves no timer behind', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    await settleWithin(60_000, Promise.resolve());
    expect(timers()).toBe(before);
  });
});
