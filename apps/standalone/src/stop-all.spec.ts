import { stopAll } from './stop-all.js';

describe('the end of a pub', () => {
  const steps: string[] = [];
  const well = (name: string) => async () => {
    steps.push(name);
  };
  const badly = (name: string) => async () => {
    steps.push(name);
    throw new Error(`${name} failed`);
  };
  beforeEach(() => steps.splice(0));

  it('stops what started last first, once all are drained', async () => {
    await stopAll([well('drain gateway')], [well('claim'), well('database'), well('gateway')]);
    expect(steps).toEqual(['drain gateway', 'gateway', 'database', 'claim']);
  });

  it('stops the rest too when one cannot, and then says why', async () => {
    const stopping = stopAll([], [well('claim'), badly('database'), badly('events'), well('gateway')]);
    await expect(stopping).rejects.toThrow('events failed');
    expect(steps).toEqual(['gateway', 'events', 'database', 'claim']);
  });

  it('stops all even if one cannot be drained', async () => {
    const stopping = stopAll([badly('drain events'), well('drain gateway')], [well('claim'), well('gateway')]);
    await expect(stopping).rejects.toThrow('drain events failed');
    expect(steps).toEqual(['drain events', 'drain gateway', 'gateway', 'claim']);
  });
});
