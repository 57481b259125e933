import { limits } from '@rover/contracts/limits';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { type ListPage, type Part, rowsAmong, rowsOf } from './list-rows.js';
import { countMatching, matchingRows, type Selection } from './list-statements.js';

/**
 * Common words are found fastest among the first rows of the order, rare ones by the index of trigrams. In a large
 * table the count costs most, and nobody pages through so many rows: there it stops early.
 */
export async function searchList<Row extends ObjectLiteral>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  part: Part,
): Promise<ListPage<Row>> {
  const { inLarge, usually } = limits.found;
  const { rare, isLarge } = await findRare(table, query, selection);
  if (rare) return { rows: await rowsAmong(rare, table, query, selection, part), total: rare.length };
  const [rows, { total: counted }] = await Promise.all([
    commonRows(table, query, selection, { ...part, taken: part.taken + 1 }),
    isLarge ? { total: inLarge } : countMatching(table, query, selection, usually),
  ]);
  const isAll = counted < (isLarge ? inLarge : usually);
  return isAll ? { rows: rows.slice(0, part.taken), total: counted } : beyondCount(rows, counted, part);
}

/**
 * A page of a search that matches more rows than were counted: the page may lie beyond the count, and the last page
 * tells how many rows there are.
 * @param rows the page, and one more row where there is one
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

/** The ids of the rows that a search finds, where they are rare: fewer than are counted in a large table. */
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
