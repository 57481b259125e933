import { FoldSearchText } from '@rover/platform/database/lists/fold-search-text.migration';

/** What was changed is found without the accents of what it is called, and whichever apostrophe that has. */
export class FoldChangeSearch1764000000002 extends FoldSearchText {
  readonly name = 'FoldChangeSearch1764000000002';
  protected readonly tables = [
    {
      table: 'recorded_changes',
      words: "title || ' ' || admin_email",
      index: 'recorded_changes_search',
    },
  ];
}
