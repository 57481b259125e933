import { pluralize } from './pluralize.js';

describe('a number of things', () => {
  it.each([
    [0, '0 guests'],
    [1, '1 guest'],
    [2, '2 guests'],
    [1_250, '1,250 guests'],
  ])('is told in the words of %d', (count, words) => expect(pluralize(count, 'guest')).toBe(words));

  it('has a word of its own for many, where one is needed', () => {
    expect(pluralize(1, 'party', 'parties')).toBe('1 party');
    expect(pluralize(3, 'party', 'parties')).toBe('3 parties');
  });
});
