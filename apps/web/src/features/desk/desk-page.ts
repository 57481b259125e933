/** What the server said to a choice. */
export interface DeskPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
}

/** The page that these rows are. A server that tells no total has sent them all. */
export function deskPage<Row>(rows: readonly Row[] = [], total = rows.length): DeskPage<Row> {
  return { rows, total };
}
