import { FoldSearchText } from '@rover/platform/database/lists/fold-search-text.migration';

/** Searches for users ignore accents and kinds of apostrophe. */
export class FoldAccountSearch1764000000005 extends FoldSearchText {
  readonly name = 'FoldAccountSearch1764000000005';
  protected readonly tables = [
    {
      table: 'accounts',
      words: "first_name || ' ' || last_name || E'\\n' || email",
      index: 'accounts_by_search_text',
    },
  ];
}
