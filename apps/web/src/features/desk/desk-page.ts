import type { PageInfo } from '@rover/contracts/paging';
import { listed } from '../../http/told.js';

/** What the server said to a choice. */
export interface DeskPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
}

/** The page that these rows are. A server that tells no total has sent them all. @throws CallError when they are no list */
export function deskPage<Row>(told: readonly Row[] | undefined, { total, isMore }: Partial<PageInfo>): DeskPage<Row> {
  const rows = listed(told);
  return { rows, total: total ?? rows.length, isMore: isMore === true };
}
