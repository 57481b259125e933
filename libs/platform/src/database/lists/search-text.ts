import { accents, plainLetters } from '@rover/contracts/folded';

const letters = Object.entries(plainLetters);
const swapped = letters.filter(([, plain]) => plain.length === 1);
const spelledOut = letters.filter(([, plain]) => plain.length > 1);

/**
 * `folded` of the contracts as SQL: immutable, of built-in functions. Accents are removed by a regular expression;
 * `translate` would compare each letter with every accent, which takes four times as long.
 *
 * Every `search_text` is made by it. A change of it needs a migration of each service that has one, to make them anew.
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

/** The pattern with which LIKE finds a text anywhere; `%`, `_` and `\` in the text stand for themselves. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * SQL that says whether a search finds a row.
 * @param pattern SQL for the result of `likePattern`: folding it neither removes nor adds a wildcard
 */
export function isFoundBy(pattern: string): string {
  return `search_text LIKE ${foldedText(pattern)}`;
}
