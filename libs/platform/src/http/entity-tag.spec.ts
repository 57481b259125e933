import { isKnown } from './entity-tag.js';

describe('what a client has already', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', ' W/"b" ,W/"a"', '*'])('is told by %s', (header) => {
    expect(isKnown('"a"', header)).toBe(true);
    expect(isKnown('W/"a"', header)).toBe(true);
  });

  it.each(['"b"', 'a', '', undefined])('is not told by %s', (header) => expect(isKnown('"a"', header)).toBe(false));
});
