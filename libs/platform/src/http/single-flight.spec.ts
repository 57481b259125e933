import { SingleFlight } from './single-flight.js';

/** A call that resolves to how many there have been. */
function counting() {
  let calls = 0;
  return async () => {
    calls += 1;
    return calls;
  };
}

it('simultaneous calls under one key share one result; a later one is made anew', async () => {
  const singleFlight = new SingleFlight<number>();
  const call = counting();
  expect(await Promise.all([singleFlight.run('stout', call), singleFlight.run('stout', call)])).toEqual([1, 1]);
  expect(await singleFlight.run('stout', call)).toBe(2);
});

it('calls under other keys are made by themselves', async () => {
  const singleFlight = new SingleFlight<number>();
  const call = counting();
  expect(await Promise.all([singleFlight.run('stout', call), singleFlight.run('cider', call)])).toEqual([1, 2]);
});

it('a failure is shared, and not remembered', async () => {
  const singleFlight = new SingleFlight<number>();
  const failing = async () => {
    throw new Error('The cellar is dark.');
  };
  const both = await Promise.allSettled([singleFlight.run('stout', failing), singleFlight.run('stout', counting())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await singleFlight.run('stout', counting())).toBe(1);
});
