import type { SortOrder } from '@rover/contracts/paging';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../validation/list.dto.js';

/** Counting a million takes a fifth of a second; nobody pages beyond. */
const countedUpTo = 1_000_000;

/** Rows to be skipped from which on it is worth knowing first whether the end is nearer. */
const farOff = 1_000;

/** A column to sort by; one that may be null says so: nothing is less than all else, as in its index (NULLS FIRST). */
export type SortColumn = string | { nullable: string };

/** Which rows are asked for beside those that the search finds, and in which order. */
export interface Selection {
  /** SQL with named parameters, such as `status = :status`; all must hold. */
  conditions: readonly string[];
  parameters: ObjectLiteral;
  /** The columns sorted by, the last one telling equals apart. There must be an index on them. */
  sortedBy: readonly SortColumn[];
}

/** SQL with named parameters. */
interface Statement {
  statement: string;
  parameters: ObjectLiteral;
}

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, over all pages; at most a million. */
  total: number;
}

/**
 * A page of a table that admins look through: searched, filtered, sorted and paged by the database. What is searched
 * stands in the column `search_text`, in lower case, under an index of trigrams.
 */
export async function readList<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): Promise<ListPage<Row>> {
  const { page, pageSize } = query;
  const ahead = { skipped: (page - 1) * pageSize, taken: pageSize };
  const counted = countMatching(table, query, selection);
  if (ahead.skipped < farOff) {
    const [rows, total] = await Promise.all([rowsOf(table, query, selection, ahead), counted]);
    return { rows, total };
  }
  const total = await counted;
  const behind = total - ahead.skipped - pageSize;
  if (total === countedUpTo || behind > ahead.skipped) {
    return { rows: await rowsOf(table, query, selection, ahead), total };
  }
  const taken = Math.min(pageSize, total - ahead.skipped);
  const part = { skipped: Math.max(0, behind), taken, fromTheEnd: true };
  return { rows: taken > 0 ? await rowsOf(table, query, selection, part) : [], total };
}

/** Which of the rows that are found: so many from the beginning or, the other way round, from the end. */
interface Part {
  skipped: number;
  taken: number;
  fromTheEnd?: boolean;
}

/** What comes before the page is skipped in an index; only the page itself is read. */
function rowsOf<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { skipped, taken, fromTheEnd = false }: Part,
): Promise<Row[]> {
  const { statement, parameters } = idsInOrder(table, query, selection, { fromTheEnd });
  const rows = table.createQueryBuilder('listed').where(`listed.id IN (${statement} OFFSET :skipped LIMIT :taken)`);
  for (const column of selection.sortedBy) {
    const [name, direction, nulls] = sortTerm(column, query.order);
    rows.addOrderBy(`listed.${name}`, direction, nulls);
  }
  return rows.setParameters({ ...parameters, skipped, taken }).getMany();
}

/** The ids of all that is found, in the order asked for, as SQL with named parameters. */
export function idsInOrder<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { fromTheEnd = false } = {},
): Statement {
  const { statement, parameters } = matchingRows(table, query, selection);
  const order = fromTheEnd === (query.order === 'asc') ? 'desc' : 'asc';
  const sorting = selection.sortedBy.map((column) => sortTerm(column, order).join(' ')).join(', ');
  return { statement: `SELECT id FROM (${statement}) AS matching ORDER BY ${sorting}`, parameters };
}

type SortTerm = [column: string, direction: 'ASC' | 'DESC', nulls?: 'NULLS FIRST' | 'NULLS LAST'];

function sortTerm(column: SortColumn, order: SortOrder): SortTerm {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  if (typeof column === 'string') return [column, direction];
  return [column.nullable, direction, order === 'asc' ? 'NULLS FIRST' : 'NULLS LAST'];
}

/** How many are found, a million at most. */
export async function countMatching<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): Promise<number> {
  const { statement, parameters } = matchingRows(table, query, selection);
  const counted = await table.manager
    .createQueryBuilder()
    .select('count(*)::integer', 'total')
    .from(`(SELECT FROM (${statement}) AS matching LIMIT :countedUpTo)`, 'counted')
    .setParameters({ ...parameters, countedUpTo })
    .getRawOne<{ total: number }>();
  return counted?.total ?? 0;
}

function matchingRows<Row extends ObjectLiteral>(
  table: Repository<Row>,
  { search }: ListDto,
  selection: Selection,
): Statement {
  const conditions = ['true', ...selection.conditions];
  if (search !== '') conditions.push('search_text LIKE lower(:pattern)');
  // Else the planner, hoping for an early match, may walk the whole table in the order asked for: 2 s instead of 0.1 s.
  const searchFirst = search !== '' ? 'OFFSET 0' : '';
  return {
    statement: `SELECT * FROM ${table.metadata.tableName} WHERE ${conditions.join(' AND ')} ${searchFirst}`,
    parameters: { ...selection.parameters, pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` },
  };
}
