import type { PageInfo } from '@rover/contracts/paging';
import { nonNullItems } from '../../http/partial-response.js';

/** A page of rows, as the server answered. */
export interface DeskPage<Row> {
  rows: readonly Row[];
  /** Of all pages. */
  total: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
}

/** A page of these rows. Without a total they are taken for all there are. @throws CallError when they are no list */
export function deskPage<Row>(
  answered: readonly Row[] | undefined,
  { total, isMore }: Partial<PageInfo>,
): DeskPage<Row> {
  const rows = nonNullItems(answered);
  return { rows, total: total ?? rows.length, isMore: isMore === true };
}
