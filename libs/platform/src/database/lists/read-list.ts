import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { type ListPage, type Part, rowsOf } from './list-rows.js';
import { type Count, countedUpTo, countMatching, type Selection } from './list-statements.js';
import { pageStarts } from './page-starts.js';
import { searchList } from './search-list.js';

/** From so many rows to skip on, it is worth looking up where reading can begin nearer to the page. */
const farOff = 1_000;

type Listed = ObjectLiteral & { id: string; createdAt?: Date };

/**
 * A page of a table that admins look through: searched, filtered, sorted and paged by the database. What is searched
 * stands in the column `search_text`, folded (search-text.ts), under an index of trigrams.
 */
export async function readList<Row extends Listed>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
): Promise<ListPage<Row>> {
  const part = { skipped: (query.page - 1) * query.pageSize, taken: query.pageSize };
  if (query.search !== '') return searchList(table, query, selection, part);
  const counted = countMatching(table, query, selection);
  const found =
    part.skipped < farOff
      ? rowsOf(table, query, selection, part)
      : counted.then((count) => farRows(table, query, selection, part, count));
  const [rows, { total }] = await Promise.all([found, counted]);
  return { rows, total };
}

async function farRows<Row extends Listed>(
  table: Repository<Row>,
  query: ListDto,
  selection: Selection,
  part: Part,
  count: Count,
): Promise<Row[]> {
  const { total, version, settledBefore = Infinity } = count;
  if (version === undefined) {
    return rowsOf(table, query, selection, total < countedUpTo ? shortestWay(part, total) : part);
  }
  /** From a row's number in ascending order to its number in the order asked for, and back. */
  const turned = (number: number) => (query.order === 'asc' ? number : total - 1 - number);
  const starts = pageStarts(table, selection, version);
  const way = shortestWay(
    part,
    total,
    Array.from(starts, ([before, id]) => [turned(before), id]),
  );
  const rows = await rowsOf(table, query, selection, way);
  const [first] = rows;
  // The row to begin with was deleted meanwhile.
  if (first === undefined && way.from) return rowsOf(table, query, selection, part);
  if (first && way.skipped >= farOff && (first.createdAt ?? 0) < settledBefore) {
    const counted = await countMatching(table, query, selection);
    if (counted.total === total && counted.version === version) starts.set(turned(part.skipped), first.id);
  }
  return rows;
}

/** The way that skips the fewest rows: from the beginning, the end, or a row whose position is known. */
function shortestWay({ skipped, taken }: Part, total: number, starts: [before: number, id: string][] = []): Part {
  const behind = Math.max(0, total - skipped - taken);
  const left = Math.max(0, Math.min(taken, total - skipped));
  const ways: Part[] = [
    { skipped, taken },
    { skipped: behind, taken: left, fromTheEnd: true },
  ];
  for (const [before, from] of starts) {
    if (before <= skipped) ways.push({ skipped: skipped - before, taken, from });
    else if (before >= skipped + taken) ways.push({ skipped: before - skipped - taken, taken, from, fromTheEnd: true });
  }
  return ways.reduce((one, other) => (other.skipped < one.skipped ? other : one));
}
