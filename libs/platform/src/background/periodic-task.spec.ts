import { setImmediate } from 'node:timers/promises';
import { Outbox } from '../messaging/outbox.js';
import { eventually } from '../testing/eventually.js';
import { PeriodicTask, type PeriodicTaskOptions } from './periodic-task.js';
import { WakeSignal } from './wake-signal.js';

const never = 600_000;

describe('a periodic task', () => {
  let wakeSignal: WakeSignal;
  let runs: number;
  let failures: unknown[];
  let task: PeriodicTask | undefined;

  beforeEach(() => {
    wakeSignal = new WakeSignal();
    runs = 0;
    failures = [];
  });
  afterEach(() => task?.stop());

  function begin(options: Partial<PeriodicTaskOptions> = {}): PeriodicTask {
    const run = async () => {
      runs += 1;
    };
    task = new PeriodicTask({ run, failed: (error) => failures.push(error), wakeSignal, every: never, ...options });
    task.start();
    return task;
  }

  const haveRun = (times: number) => eventually(() => expect(runs).toBe(times));

  it('runs at the start, and whenever it is signalled', async () => {
    begin();
    await haveRun(1);
    wakeSignal.notify();
    await haveRun(2);
  });

  it('begins later where that is said, unless it is signalled, and can be stopped before', async () => {
    begin({ firstAfter: never });
    wakeSignal.notify();
    await haveRun(1);
    await task?.stop();
    await begin({ firstAfter: never }).stop();
    expect(runs).toBe(1);
  });

  it('runs every so often, though nothing is signalled', async () => {
    begin({ every: 5 });
    await eventually(() => expect(runs).toBeGreaterThan(3));
  });

  it('runs when something is committed, until it is stopped', async () => {
    const outbox = new Outbox();
    const woken = begin({ wokenBy: outbox });
    await haveRun(1);
    outbox.wake();
    await haveRun(2);
    await woken.stop();
    const notify = jest.spyOn(wakeSignal, 'notify');
    outbox.wake();
    await setImmediate();
    expect(runs).toBe(2);
    expect(notify).not.toHaveBeenCalled();
  });

  it('runs one at a time: a signal given meanwhile is seen after', async () => {
    const finish: (() => void)[] = [];
    begin({ run: () => new Promise((resolve) => finish.push(resolve)) });
    wakeSignal.notify();
    wakeSignal.notify();
    await setImmediate();
    expect(finish).toHaveLength(1);
    finish[0]?.();
    await eventually(() => expect(finish).toHaveLength(2));
    finish[1]?.();
    await setImmediate();
    expect(finish).toHaveLength(2);
  });

  it('has a rest between its runs, though it is signalled', async () => {
    begin({ rest: 1_000 });
    await haveRun(1);
    wakeSignal.notify();
    for (let turns = 0; turns < 5; turns += 1) await setImmediate();
    expect(runs).toBe(1);
    await haveRun(2);
  });

  it('goes on after a run that failed, which is reported', async () => {
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('The cellar is flooded');
    };
    begin({ run });
    await haveRun(1);
    wakeSignal.notify();
    await haveRun(2);
    expect(failures).toEqual([new Error('The cellar is flooded')]);
  });

  it('reports the same trouble once as long as it lasts, were there one each second', async () => {
    const flood = () => Promise.reject(new Error('The cellar is flooded'));
    const troubles = [
      flood,
      flood,
      async () => undefined,
      flood,
      () => Promise.reject(new Error('The lights are out')),
    ];
    begin({ every: 1, run: () => troubles[runs++]?.() ?? Promise.resolve() });
    await eventually(() => expect(runs).toBeGreaterThan(troubles.length));
    expect(failures.map(String)).toEqual([
      'Error: The cellar is flooded',
      'Error: The cellar is flooded',
      'Error: The lights are out',
    ]);
  });

  it('ends with the run that is under way, which knows of it', async () => {
    const signalOfTheService = new WakeSignal();
    const seen: boolean[] = [];
    const ending = begin({
      run: async () => {
        await signalOfTheService.wait(never);
        seen.push(ending.isStopping);
      },
    });
    const stopped = ending.stop();
    await setImmediate();
    expect(seen).toEqual([]);
    signalOfTheService.notify();
    await stopped;
    expect(seen).toEqual([true]);
  });

  it('that never began is stopped at once', async () => {
    await new PeriodicTask({ run: () => Promise.reject(), failed: () => undefined, wakeSignal, every: never }).stop();
  });
});
