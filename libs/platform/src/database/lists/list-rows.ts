import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { idsInOrder, type Selection, sortTerm, type Way } from './list-statements.js';

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, over all pages, as `PageInfo` tells it. */
  total: number;
  /** Set when more rows match than `total` says. */
  isMore?: true;
}

/** A part of the matching rows: `taken` of them after `skipped`, counted from where the way begins. */
export interface Part extends Way {
  skipped: number;
  taken: number;
}

/** The rows of a page. Those before it are skipped in an index; only the page itself is read from the table. */
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

/** The rows of a page, where the ids of all matching rows are known. */
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
