/**
 * Combining marks that a search ignores, after decomposition (NFD): accents, Arabic hamzas, the voicing of Japanese. A
 * regular expression with the same meaning in JavaScript and PostgreSQL.
 */
export const accents = '[\\u0300-\\u036f\\u0653-\\u0655\\u3099\\u309a]';

/** Replacements for lower-case letters that NFD does not decompose, and for all kinds of apostrophes. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  ...Object.fromEntries([...'‘’‛ʻʼʹ′´`＇'].map((apostrophe) => [apostrophe, "'"])),
};

const everyAccent = new RegExp(accents, 'g');

/** Normalises a text for the search of the back office: `Seán O’Brien` becomes `sean o'brien`. */
export function folded(text: string): string {
  const bare = text.normalize('NFD').toLowerCase().replace(everyAccent, '');
  return Array.from(bare, (letter) => plainLetters[letter] ?? letter).join('');
}
