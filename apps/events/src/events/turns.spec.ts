import { setTimeout } from 'node:timers/promises';
import { Turns } from './turns.js';

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
    const turns = new Turns(1_000);
    const names = await Promise.all(['a', 'b', 'c'].map((name) => turns.take('quiz', work(log, name))));
    expect(names).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('waits, too, when one has had a turn and another has it', async () => {
    const log: string[] = [];
    const turns = new Turns(1_000);
    const first = turns.take('quiz', work(log, 'a'));
    const second = turns.take('quiz', work(log, 'b', 30));
    await first;
    await turns.take('quiz', work(log, 'c'));
    await second;
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('is not stopped by another’s failure, and leaves nothing behind', async () => {
    const turns = new Turns(1_000);
    const failing = turns.take('quiz', () => Promise.reject(new Error('spilt')));
    const next = turns.take('quiz', work([], 'b'));
    await expect(failing).rejects.toThrow('spilt');
    await expect(next).resolves.toBe('b');
    expect(turns.size).toBe(0);
  });

  it('gives up when the turn does not come', async () => {
    const log: string[] = [];
    const turns = new Turns(20);
    const long = turns.take('quiz', work(log, 'a', 60));
    await expect(turns.take('quiz', work(log, 'b'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await long;
    expect(log).toEqual(['a begins', 'a ends']);
  });
});

it('who works on another thing does not wait', async () => {
  const log: string[] = [];
  const turns = new Turns(1_000);
  await Promise.all([turns.take('quiz', work(log, 'a', 30)), turns.take('session', work(log, 'b'))]);
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'a ends']);
});
