import { setTimeout } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

/** Work that writes down when it begins and when it ends. */
function work(log: string[], name: string, takes = 5) {
  return async () => {
    log.push(`${name} begins`);
    await setTimeout(takes);
    log.push(`${name} ends`);
    return name;
  };
}

describe('who works on the same thing', () => {
  it('takes turns, in the order of coming', async () => {
    const log: string[] = [];
    const mutex = new KeyedMutex(1_000);
    const names = await Promise.all(['a', 'b', 'c'].map((name) => mutex.run('quiz', work(log, name))));
    expect(names).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('waits, too, when one has had a turn and another has it', async () => {
    const log: string[] = [];
    const mutex = new KeyedMutex(1_000);
    const first = mutex.run('quiz', work(log, 'a'));
    const second = mutex.run('quiz', work(log, 'b', 30));
    await first;
    await mutex.run('quiz', work(log, 'c'));
    await second;
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('is not stopped by another’s failure, and leaves nothing behind', async () => {
    const mutex = new KeyedMutex(1_000);
    const failing = mutex.run('quiz', () => Promise.reject(new Error('spilt')));
    const next = mutex.run('quiz', work([], 'b'));
    await expect(failing).rejects.toThrow('spilt');
    await expect(next).resolves.toBe('b');
    expect(mutex.size).toBe(0);
  });

  it('gives up when the turn does not come', async () => {
    const log: string[] = [];
    const mutex = new KeyedMutex(20);
    const long = mutex.run('quiz', work(log, 'a', 60));
    await expect(mutex.run('quiz', work(log, 'b'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await long;
    expect(log).toEqual(['a begins', 'a ends']);
  });
});

it('who works on another thing does not wait', async () => {
  const log: string[] = [];
  const mutex = new KeyedMutex(1_000);
  await Promise.all([mutex.run('quiz', work(log, 'a', 30)), mutex.run('session', work(log, 'b'))]);
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a ends']);
});
