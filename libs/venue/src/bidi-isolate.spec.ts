import { bidiIsolate } from './bidi-isolate.js';

describe('a name as part of a longer text', () => {
  it.each(['Bran عبد الرحمن', 'דוד', 'ﷴ'])('is kept apart where it runs from right to left: %s', (name) => {
    expect(`${bidiIsolate(name)}, 6 Nations`).toBe(`\u2068${name}\u2069, 6 Nations`);
  });

  it.each(['Gráinne O’Malley', '王さん', '6 Nations', ''])('is as it was written otherwise: "%s"', (name) => {
    expect(bidiIsolate(name)).toBe(name);
  });
});
