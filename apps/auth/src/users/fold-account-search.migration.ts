import { foldSearchText, type Searched, unfoldSearchText } from '@rover/platform/database/lists/search-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const accounts: Searched = {
  table: 'accounts',
  words: "first_name || ' ' || last_name || E'\\n' || email",
  index: 'accounts_by_search_text',
};

/** A user is found without the accents of their name, and whichever apostrophe it has. */
export class FoldAccountSearch1764000000005 implements MigrationInterface {
  readonly name = 'FoldAccountSearch1764000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await foldSearchText(queryRunner, accounts);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await unfoldSearchText(queryRunner, accounts);
  }
}
