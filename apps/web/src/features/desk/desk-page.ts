/** What the server said to a choice. */
export interface DeskPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
}
