import type { SortOrder } from '@rover/contracts/paging';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { isFoundBy, likePattern } from './search-text.js';

/** Rows are counted up to this number: to count a million takes 0.2 s, and nobody pages beyond. */
export const countedUpTo = 1_000_000;

/**
 * A search looks at so many of the first rows, in the order asked for, before it looks at all: common words are found
 * there.
 */
const glancedAt = 2_000;

/**
 * A column to sort by. One that may be null has to say so: nulls count as less than all else, as in its index (NULLS
 * FIRST).
 */
export type SortColumn = string | { nullable: string };

/** Which rows are asked for, besides the search, and in which order. */
export interface Selection {
  /** SQL with named parameters, such as `status = :status`; all must hold. */
  conditions: readonly string[];
  parameters: ObjectLiteral;
  /** The columns sorted by, the last one telling equals apart. There must be an index on them. */
  sortedBy: readonly SortColumn[];
  /** SQL for the `Count` of these rows where a table keeps it; else they are counted. */
  tally?: string | undefined;
}

export interface Count {
  total: number;
  /**
   * Only with a tally: a number that differs after every change of the table, or with `settledBefore` after every change
   * but additions and those that leave each row at its place.
   */
  version?: number;
  /** Only in the order of creation: nothing will be added before rows that were created before this. */
  settledBefore?: Date;
}

/** SQL with named parameters. */
interface Statement {
  statement: string;
  parameters: ObjectLiteral;
}

/** Where reading begins, and in which direction it goes. */
export interface Way {
  /** Reads in the reverse of the order asked for. */
  fromTheEnd?: boolean;
  /** Reads only from the first `glancedAt` rows of the order asked for. */
  isGlance?: boolean;
  /** The id of the row to begin with or, from the end, before which to begin. No column sorted by may be null. */
  from?: string;
}

/** The ids of all that is found, in the order asked for, as SQL with named parameters. */
export function idsInOrder<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { fromTheEnd = false, isGlance = false, from }: Way = {},
): Statement {
  const order = fromTheEnd === (query.order === 'asc') ? 'desc' : 'asc';
  const sorting = selection.sortedBy.map((column) => sortTerm(column, order).join(' ')).join(', ');
  const { statement, parameters } = matchingRows(table, query, selection, isGlance ? sorting : undefined);
  const beyond = `${order === 'asc' ? '>' : '<'}${fromTheEnd ? '' : '='}`;
  const columns = selection.sortedBy.join(', ');
  const place = `WHERE (${columns}) ${beyond} (SELECT ${columns} FROM ${table.metadata.tableName} WHERE id = :from)`;
  return {
    statement: `SELECT id FROM (${statement}) AS matching ${from === undefined ? '' : place} ORDER BY ${sorting}`,
    parameters: { ...parameters, from },
  };
}

type SortTerm = [column: string, direction: 'ASC' | 'DESC', nulls?: 'NULLS FIRST' | 'NULLS LAST'];

export function sortTerm(column: SortColumn, order: SortOrder): SortTerm {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  if (typeof column === 'string') return [column, direction];
  return [column.nullable, direction, order === 'asc' ? 'NULLS FIRST' : 'NULLS LAST'];
}

/** How many rows match; counting stops at `most`. */
export async function countMatching<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  most = countedUpTo,
): Promise<Count> {
  const { statement, parameters } =
    query.search === '' && query.id === undefined && selection.tally !== undefined
      ? { statement: selection.tally, parameters: {} }
      : boundedCount(matchingRows(table, query, selection), most);
  const counted = await table.manager
    .createQueryBuilder()
    .select('*')
    .from(`(${statement})`, 'counted')
    .setParameters(parameters)
    .getRawOne<Count>();
  return counted ?? { total: 0 };
}

function boundedCount({ statement, parameters }: Statement, most: number): Statement {
  return {
    statement: `SELECT count(*)::integer AS total FROM (SELECT FROM (${statement}) AS matching LIMIT :most) AS found`,
    parameters: { ...parameters, most },
  };
}

/** @param glance the order in which only the first rows are looked at */
export function matchingRows<Row extends ObjectLiteral>(
  table: Repository<Row>,
  { search, id }: ListDto,
  selection: Selection,
  glance?: string,
): Statement {
  const conditions = [id === undefined ? 'true' : 'id = :id', ...selection.conditions];
  const rows = `SELECT * FROM ${table.metadata.tableName} WHERE ${conditions.join(' AND ')}`;
  const parameters = { ...selection.parameters, id };
  if (search === '') return { statement: rows, parameters };
  const isFound = isFoundBy(':pattern');
  return {
    statement: glance
      ? `SELECT * FROM (${rows} ORDER BY ${glance} LIMIT ${glancedAt}) AS first WHERE ${isFound}`
      : // OFFSET 0: else the planner, hoping for an early match, may walk the whole table in the order asked for.
        `${rows} AND ${isFound} OFFSET 0`,
    parameters: { ...parameters, pattern: likePattern(search) },
  };
}
