import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldedText } from './search-text.js';

/** What is searched of a table. */
interface Searched {
  table: string;
  /** SQL of all that is searched of a row, as one text. */
  words: string;
  /** The name of the index of trigrams. */
  index: string;
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
