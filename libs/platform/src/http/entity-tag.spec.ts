import { etagMatches } from './entity-tag.js';

describe('what a client has already', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', ' W/"b" ,W/"a"', '*'])('is told by %s', (header) => {
    expect(etagMatches('"a"', header)).toBe(true);
    expect(etagMatches('W/"a"', header)).toBe(true);
  });

  it.each(['"b"', 'a', '', undefined])('is not told by %s', (header) => expect(etagMatches('"a"', header)).toBe(false));
});
