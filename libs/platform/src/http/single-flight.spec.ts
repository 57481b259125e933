import { SingleFlight } from './single-flight.js';

/** Answers each question with how many were asked before it. */
function counting() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

it('those who ask the same at once share one answer; who comes later asks anew', async () => {
  const singleFlight = new SingleFlight<number>();
  const ask = counting();
  expect(await Promise.all([singleFlight.run('stout', ask), singleFlight.run('stout', ask)])).toEqual([1, 1]);
  expect(await singleFlight.run('stout', ask)).toBe(2);
});

it('other questions are asked for themselves', async () => {
  const singleFlight = new SingleFlight<number>();
  const ask = counting();
  expect(await Promise.all([singleFlight.run('stout', ask), singleFlight.run('cider', ask)])).toEqual([1, 2]);
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
