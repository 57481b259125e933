import { accents, plainLetters } from '@rover/contracts/folded';

const letters = Object.entries(plainLetters);
const swapped = letters.filter(([, plain]) => plain.length === 1);
const spelledOut = letters.filter(([, plain]) => plain.length > 1);

/**
 * `folded` of the contracts as SQL, immutable, of built-in functions. Accents go by a regular expression: `translate`
 * compares each letter with every one of them, which takes four times as long.
 *
 * Every `search_text` is made of it. Whoever changes it makes those anew, by a migration in each of their services.
 */
export function foldedText(text: string): string {
  const bare = `regexp_replace(lower(normalize(${text}, NFD)), '${accents}', '', 'g')`;
  const from = quoted(swapped.map(([letter]) => letter).join(''));
  const to = quoted(swapped.map(([, plain]) => plain).join(''));
  return spelledOut.reduce(
    (read, [letter, plain]) => `replace(${read}, ${quoted(letter)}, ${quoted(plain)})`,
    `translate(${bare}, ${from}, ${to})`,
  );
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "''")}'`;
}

/** The pattern by which LIKE finds a text anywhere; `%`, `_` and `\` in it stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * SQL that says whether a search finds a row.
 * @param pattern SQL of what `likePattern` makes: folding it changes no wildcard, and makes none of a letter
 */
export function isFoundBy(pattern: string): string {
  return `search_text LIKE ${foldedText(pattern)}`;
}
