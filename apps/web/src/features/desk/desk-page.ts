import type { PageInfo } from '@rover/contracts/paging';

/** What the server said to a choice. */
export interface DeskPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
}

/** The page that these rows are. A server that tells no total has sent them all. */
export function deskPage<Row>(
  rows: readonly Row[] = [],
  { total = rows.length, isMore }: Partial<PageInfo> = {},
): DeskPage<Row> {
  return { rows, total, isMore: isMore === true };
}
