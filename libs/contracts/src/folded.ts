/**
 * What Unicode's decomposed form (NFD) takes off a letter: accents, Arabic hamzas, the voicing of Japanese. As a regular
 * expression that JavaScript and PostgreSQL read alike.
 */
export const accents = '[\\u0300-\\u036f\\u0653-\\u0655\\u3099\\u309a]';

/** What is written for small letters that no accent comes off, and for whatever is typed as an apostrophe. */
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

/** A text as a search of the back office reads it: `Seán O’Brien` is `sean o'brien`. */
export function folded(text: string): string {
  const bare = text.normalize('NFD').toLowerCase().replace(everyAccent, '');
  return Array.from(bare, (letter) => plainLetters[letter] ?? letter).join('');
}
