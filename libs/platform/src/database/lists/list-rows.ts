import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { idsInOrder, type Selection, sortTerm, type Way } from './list-statements.js';

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, over all pages, as `PageInfo` tells it. */
  total: number;
  /** Whether there are more than that. */
  isMore?: true;
}

/** Which of the rows that are found: so many from where the way begins. */
export interface Part extends Way {
  skipped: number;
  taken: number;
}

/** What comes before the page is skipped in an index; only the page itself is read. */
export function rowsOf<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { skipped, taken, ...way }: Part,
): Promise<Row[]> {
  const { statement, parameters } = idsInOrder(table, query, selection, way);
  return inOrder(table, query, selection)
    .where(`listed.id IN (${statement} OFFSET :skipped LIMIT :taken)`)
    .setParameters({ ...parameters, skipped, taken })
    .getMany();
}

/** Those of few rows, known by their ids, that stand on a page. */
export function rowsAmong<Row extends ObjectLiteral>(
  ids: readonly string[],
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { skipped, taken }: Part,
): Promise<Row[]> {
  return inOrder(table, query, selection)
    .where('listed.id = ANY(:ids::uuid[])', { ids })
    .offset(skipped)
    .limit(taken)
    .getMany();
}

function inOrder<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): SelectQueryBuilder<Row> {
  const rows = table.createQueryBuilder('listed');
  for (const column of selection.sortedBy) {
    const [name, direction, nulls] = sortTerm(column, query.order);
    rows.addOrderBy(`listed.${name}`, direction, nulls);
  }
  return rows;
}
