import { accents, plainLetters } from '@rover/contracts/folded';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is searched of a table. */
export interface Searched {
  table: string;
  /** SQL of all that is searched of a row, as one text. */
  words: string;
  /** The name of the index of trigrams. */
  index: string;
}

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

/**
 * SQL that says whether a search finds a row.
 * @param pattern SQL of what `likePattern` makes: folding it changes no wildcard, and makes none of a letter
 */
export function isFoundBy(pattern: string): string {
  return `search_text LIKE ${foldedText(pattern)}`;
}

/** A migration after which neither accents nor apostrophes hide a row: makes the `search_text` that tables have anew. */
export abstract class FoldSearchText implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly tables: readonly Searched[];

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.makeAnew(queryRunner, foldedText);
  }

  /** As it was before: in lower case, and no more. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await this.makeAnew(queryRunner, (words) => `lower(${words})`);
  }

  /** A search too short to have a trigram reads the whole column: byte by byte (COLLATE "C") that takes least. */
  private async makeAnew(queryRunner: QueryRunner, textOf: (words: string) => string): Promise<void> {
    // First of all, or one table would be written anew for nothing, time and again, while somebody reads another.
    await queryRunner.query(`LOCK TABLE ${this.tables.map(({ table }) => table).join(', ')}`);
    for (const { table, words, index } of this.tables) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          DROP COLUMN search_text,
          ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (${textOf(words)}) STORED;
        CREATE INDEX ${index} ON ${table} USING gin (search_text gin_trgm_ops);
        ANALYZE ${table} (search_text);
      `);
    }
  }
}
