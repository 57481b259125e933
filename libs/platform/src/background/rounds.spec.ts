import { setImmediate } from 'node:timers/promises';
import { Outbox } from '../messaging/outbox.js';
import { eventually } from '../testing/eventually.js';
import { Bell } from './bell.js';
import { Rounds, type RoundsOptions } from './rounds.js';

const never = 600_000;

describe('rounds', () => {
  let bell: Bell;
  let gone: number;
  let failures: unknown[];
  let rounds: Rounds | undefined;

  beforeEach(() => {
    bell = new Bell();
    gone = 0;
    failures = [];
  });
  afterEach(() => rounds?.stop());

  function begin(options: Partial<RoundsOptions> = {}): Rounds {
    const go = async () => {
      gone += 1;
    };
    rounds = new Rounds({ go, failed: (error) => failures.push(error), bell, every: never, ...options });
    rounds.start();
    return rounds;
  }

  const haveGone = (times: number) => eventually(() => expect(gone).toBe(times));

  it('are gone at the start, and whenever the bell rings', async () => {
    begin();
    await haveGone(1);
    bell.ring();
    await haveGone(2);
  });

  it('begin later where that is said, unless the bell rings, and can be stopped before', async () => {
    begin({ firstAfter: never });
    bell.ring();
    await haveGone(1);
    await rounds?.stop();
    await begin({ firstAfter: never }).stop();
    expect(gone).toBe(1);
  });

  it('are gone every so often, though nobody rings', async () => {
    begin({ every: 5 });
    await eventually(() => expect(gone).toBeGreaterThan(3));
  });

  it('are gone when something is committed, until they are stopped', async () => {
    const outbox = new Outbox();
    const woken = begin({ wokenBy: outbox });
    await haveGone(1);
    outbox.wake();
    await haveGone(2);
    await woken.stop();
    const rung = jest.spyOn(bell, 'ring');
    outbox.wake();
    await setImmediate();
    expect(gone).toBe(2);
    expect(rung).not.toHaveBeenCalled();
  });

  it('are gone one at a time: a bell that is rung meanwhile is heard after', async () => {
    const finish: (() => void)[] = [];
    begin({ go: () => new Promise((resolve) => finish.push(resolve)) });
    bell.ring();
    bell.ring();
    await setImmediate();
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await eventually(() => expect(finish).toHaveLength(2));
    finish[1]?.();
    await setImmediate();
    expect(finish).toHaveLength(2);
  });

  it('have a rest between them, though the bell rings', async () => {
    begin({ rest: 1_000 });
    await haveGone(1);
    bell.ring();
    for (let turns = 0; turns < 5; turns += 1) await setImmediate();
    expect(gone).toBe(1);
    await haveGone(2);
  });

  it('go on after one that failed, which is told', async () => {
    const go = async () => {
      gone += 1;
      if (gone === 1) throw new Error('The cellar is flooded');
    };
    begin({ go });
    await haveGone(1);
    bell.ring();
    await haveGone(2);
    expect(failures).toEqual([new Error('The cellar is flooded')]);
  });

  it('tell of the same trouble once as long as it lasts, were there one each second', async () => {
    const flood = () => Promise.reject(new Error('The cellar is flooded'));
    const troubles = [
      flood,
      flood,
      async () => undefined,
      flood,
      () => Promise.reject(new Error('The lights are out')),
    ];
    begin({ every: 1, go: () => troubles[gone++]?.() ?? Promise.resolve() });
    await eventually(() => expect(gone).toBeGreaterThan(troubles.length));
    expect(failures.map(String)).toEqual([
      'Error: The cellar is flooded',
      'Error: The cellar is flooded',
      'Error: The lights are out',
    ]);
  });

  it('end with the one that is under way, which knows of it', async () => {
    const bellOfTheHouse = new Bell();
    const seen: boolean[] = [];
    const ending = begin({
      go: async () => {
        await bellOfTheHouse.rung(never);
        seen.push(ending.isStopping);
      },
    });
    const stopped = ending.stop();
    await setImmediate();
    expect(seen).toEqual([]);
    bellOfTheHouse.ring();
    await stopped;
    expect(seen).toEqual([true]);
  });

  it('that never began are stopped at once', async () => {
    await new Rounds({ go: () => Promise.reject(), failed: () => undefined, bell, every: never }).stop();
  });
});
