import { foldSearchText, type Searched, unfoldSearchText } from '@rover/platform/database/lists/search-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const changes: Searched = {
  table: 'recorded_changes',
  words: "title || ' ' || admin_email",
  index: 'recorded_changes_search',
};

/** What was changed is found without the accents of what it is called, and whichever apostrophe that has. */
export class FoldChangeSearch1764000000002 implements MigrationInterface {
  readonly name = 'FoldChangeSearch1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await foldSearchText(queryRunner, changes);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await unfoldSearchText(queryRunner, changes);
  }
}
