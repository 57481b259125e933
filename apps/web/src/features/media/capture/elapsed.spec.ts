import { elapsedWords } from './elapsed.js';

it.each([
  [0, '0:00'],
  [7_900, '0:07'],
  [60_000, '1:00'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%d milliseconds have gone on for %s', (milliseconds, words) => {
  expect(elapsedWords(milliseconds)).toBe(words);
});
