import { limits } from '@rover/contracts/limits';
import type { SortOrder } from '@rover/contracts/paging';
import type { ObjectLiteral, Repository, SelectQueryBuilder } from 'typeorm';
import type { ListDto } from '../validation/list.dto.js';

/** Counting a million takes a fifth of a second; nobody pages beyond. */
const countedUpTo = 1_000_000;

/** Of what is common, so many of the rows that come first are looked through before all are. */
const glancedAt = 2_000;

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
  /** SQL that tells the `total` of these rows where somebody keeps count; else they are counted. */
  tally?: string | undefined;
}

/** SQL with named parameters. */
interface Statement {
  statement: string;
  parameters: ObjectLiteral;
}

export interface ListPage<Row> {
  rows: Row[];
  /** How many match, over all pages, as `PageInfo` tells it. */
  total: number;
  /** Whether there are more than that. */
  isMore?: true;
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
  const part = { skipped: (query.page - 1) * query.pageSize, taken: query.pageSize };
  if (query.search !== '') return searchList(table, query, selection, part);
  const counted = countMatching(table, query, selection);
  if (part.skipped < farOff) {
    const [rows, total] = await Promise.all([rowsOf(table, query, selection, part), counted]);
    return { rows, total };
  }
  const total = await counted;
  const isAll = total < countedUpTo || selection.tally !== undefined;
  return { rows: await rowsOf(table, query, selection, isAll ? fromNearerEnd(part, total) : part), total };
}

/**
 * What is common is found soonest among the rows that come first, what is rare by the index of trigrams. In a large table
 * the count is the dearest of all, and nobody pages through so much: there it stops early.
 */
async function searchList<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  part: Part,
): Promise<ListPage<Row>> {
  const { inLarge, usually } = limits.found;
  const { rare, isLarge } = await findRare(table, query, selection);
  if (rare) return { rows: await rowsAmong(rare, table, query, selection, part), total: rare.length };
  const [rows, counted] = await Promise.all([
    commonRows(table, query, selection, { ...part, taken: part.taken + 1 }),
    isLarge ? inLarge : countMatching(table, query, selection, usually),
  ]);
  const isAll = counted < (isLarge ? inLarge : usually);
  return isAll ? { rows: rows.slice(0, part.taken), total: counted } : beyondCount(rows, counted, part);
}

/**
 * A page where more are found than were counted: it may reach beyond them, and the last one tells how many there are.
 * @param rows the page, and one more where there is more
 */
function beyondCount<Row>(rows: Row[], counted: number, { skipped, taken }: Part): ListPage<Row> {
  if (rows.length === 0) return { rows, total: counted, isMore: true };
  if (rows.length <= taken) return { rows, total: skipped + rows.length };
  return { rows: rows.slice(0, taken), total: Math.max(counted, skipped + taken), isMore: true };
}

async function commonRows<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  part: Part,
): Promise<Row[]> {
  const glanced = await rowsOf(table, query, selection, { ...part, isGlance: true });
  return glanced.length === part.taken ? glanced : rowsOf(table, query, selection, part);
}

/** Which of the rows that are found: so many from the beginning or, the other way round, from the end. */
interface Part {
  skipped: number;
  taken: number;
  fromTheEnd?: boolean;
  /** Of those alone that stand among the first in the order asked for. */
  isGlance?: boolean;
}

function fromNearerEnd({ skipped, taken }: Part, total: number): Part {
  const behind = total - skipped - taken;
  if (behind > skipped) return { skipped, taken };
  const left = Math.max(0, Math.min(taken, total - skipped));
  return { skipped: Math.max(0, behind), taken: left, fromTheEnd: true };
}

/** What comes before the page is skipped in an index; only the page itself is read. */
function rowsOf<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { skipped, taken, ...which }: Part,
): Promise<Row[]> {
  const { statement, parameters } = idsInOrder(table, query, selection, which);
  return inOrder(table, query, selection)
    .where(`listed.id IN (${statement} OFFSET :skipped LIMIT :taken)`)
    .setParameters({ ...parameters, skipped, taken })
    .getMany();
}

/** Those of few rows, known by their ids, that stand on a page. */
function rowsAmong<Row extends ObjectLiteral>(
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

/** The ids of all that is found, in the order asked for, as SQL with named parameters. */
export function idsInOrder<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  { fromTheEnd = false, isGlance = false } = {},
): Statement {
  const order = fromTheEnd === (query.order === 'asc') ? 'desc' : 'asc';
  const sorting = selection.sortedBy.map((column) => sortTerm(column, order).join(' ')).join(', ');
  const { statement, parameters } = matchingRows(table, query, selection, isGlance ? sorting : undefined);
  return { statement: `SELECT id FROM (${statement}) AS matching ORDER BY ${sorting}`, parameters };
}

type SortTerm = [column: string, direction: 'ASC' | 'DESC', nulls?: 'NULLS FIRST' | 'NULLS LAST'];

function sortTerm(column: SortColumn, order: SortOrder): SortTerm {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  if (typeof column === 'string') return [column, direction];
  return [column.nullable, direction, order === 'asc' ? 'NULLS FIRST' : 'NULLS LAST'];
}

/** Which rows a search finds, by their ids, where they are rare: fewer than are counted in a large table. */
async function findRare<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): Promise<{ rare: string[] | null; isLarge: boolean }> {
  const { inLarge, large } = limits.found;
  const { statement, parameters } = matchingRows(table, query, selection);
  const found = await table.manager
    .createQueryBuilder()
    .select('CASE WHEN total < :inLarge THEN ARRAY(SELECT id FROM found) END', 'rare')
    .addSelect(`pg_relation_size('${table.metadata.tableName}') > :large`, 'isLarge')
    .addCommonTableExpression(`SELECT id FROM (${statement}) AS matching LIMIT :inLarge`, 'found', {
      materialized: true,
    })
    .from('(SELECT count(*) AS total FROM found)', 'counted')
    .setParameters({ ...parameters, inLarge, large })
    .getRawOne<{ rare: string[] | null; isLarge: boolean }>();
  return found ?? { rare: [], isLarge: false };
}

/** How many match, so many at most. */
export async function countMatching<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  most = countedUpTo,
): Promise<number> {
  const { statement, parameters } =
    query.search === '' && query.id === undefined && selection.tally !== undefined
      ? { statement: selection.tally, parameters: {} }
      : boundedCount(matchingRows(table, query, selection), most);
  const counted = await table.manager
    .createQueryBuilder()
    .select('total')
    .from(`(${statement})`, 'counted')
    .setParameters(parameters)
    .getRawOne<{ total: number }>();
  return counted?.total ?? 0;
}

function boundedCount({ statement, parameters }: Statement, most: number): Statement {
  return {
    statement: `SELECT count(*)::integer AS total FROM (SELECT FROM (${statement}) AS matching LIMIT :most) AS found`,
    parameters: { ...parameters, most },
  };
}

/** @param glance the order in which only the first rows are looked at */
function matchingRows<Row extends ObjectLiteral>(
  table: Repository<Row>,
  { search, id }: ListDto,
  selection: Selection,
  glance?: string,
): Statement {
  const conditions = [id === undefined ? 'true' : 'id = :id', ...selection.conditions];
  const rows = `SELECT * FROM ${table.metadata.tableName} WHERE ${conditions.join(' AND ')}`;
  const parameters = { ...selection.parameters, id };
  if (search === '') return { statement: rows, parameters };
  const isFound = 'search_text LIKE lower(:pattern)';
  return {
    statement: glance
      ? `SELECT * FROM (${rows} ORDER BY ${glance} LIMIT ${glancedAt}) AS first WHERE ${isFound}`
      : // Else the planner, hoping for an early match, may walk the whole table in the order asked for.
        `${rows} AND ${isFound} OFFSET 0`,
    parameters: { ...parameters, pattern: `%${search.replace(/[\\%_]/g, '\\$&')}%` },
  };
}
