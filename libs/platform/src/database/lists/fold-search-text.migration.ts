import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldedText } from './search-text.js';

/** A table with a search text. */
interface Searched {
  table: string;
  /** SQL of all that is searched in a row, as one text. */
  words: string;
  /** The name of the index of trigrams. */
  index: string;
}

/**
 * A migration that makes the `search_text` of tables anew, folded, so that searches ignore accents and kinds of
 * apostrophe.
 */
export abstract class FoldSearchText implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly tables: readonly Searched[];

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.makeAnew(queryRunner, foldedText);
  }

  /** Makes it in lower case only, as it was before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await this.makeAnew(queryRunner, (words) => `lower(${words})`);
  }

  /** A search too short for a trigram reads the whole column; comparing it byte by byte (COLLATE "C") is fastest. */
  private async makeAnew(queryRunner: QueryRunner, textOf: (words: string) => string): Promise<void> {
    // All tables are locked first: else one would be rewritten in vain, time and again, while somebody reads another.
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
