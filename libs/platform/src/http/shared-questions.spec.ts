import { SharedQuestions } from './shared-questions.js';

/** Answers each question with how many were asked before it. */
function counting() {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked;
  };
}

it('those who ask the same at once share one answer; who comes later asks anew', async () => {
  const questions = new SharedQuestions<number>();
  const ask = counting();
  expect(await Promise.all([questions.ask('stout', ask), questions.ask('stout', ask)])).toEqual([1, 1]);
  expect(await questions.ask('stout', ask)).toBe(2);
});

it('other questions are asked for themselves', async () => {
  const questions = new SharedQuestions<number>();
  const ask = counting();
  expect(await Promise.all([questions.ask('stout', ask), questions.ask('cider', ask)])).toEqual([1, 2]);
});

it('a failure is shared, and not remembered', async () => {
  const questions = new SharedQuestions<number>();
  const failing = async () => {
    throw new Error('The cellar is dark.');
  };
  const both = await Promise.allSettled([questions.ask('stout', failing), questions.ask('stout', counting())]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await questions.ask('stout', counting())).toBe(1);
});
