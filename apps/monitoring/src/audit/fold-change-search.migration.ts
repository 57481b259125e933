import { FoldSearchText } from '@rover/platform/database/lists/fold-search-text.migration';

/** Searches for changes ignore accents and kinds of apostrophe in titles. */
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
