import { shorten } from './shorten.js';

describe('a shortened text', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['one too many', 11, 'one too man…'],
    ['cut at a space', 4, 'cut…'],
    ['🍺🍺🍺', 2, '🍺🍺…'],
    ['', 5, ''],
  ])('%p at %d', (text, most, short) => {
    expect(shorten(text, most)).toBe(short);
  });
});
