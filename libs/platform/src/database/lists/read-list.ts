import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import { type ListPage, type Part, rowsOf } from './list-rows.js';
import { countedUpTo, countMatching, type Selection } from './list-statements.js';
import { searchList } from './search-list.js';

/** Rows to be skipped from which on it is worth knowing first whether the end is nearer. */
const farOff = 1_000;

/**
 * A page of a table that admins look through: searched, filtered, sorted and paged by the database. What is searched
 * stands in the column `search_text`, folded (search-text.ts), under an index of trigrams.
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

function fromNearerEnd({ skipped, taken }: Part, total: number): Part {
  const behind = total - skipped - taken;
  if (behind > skipped) return { skipped, taken };
  const left = Math.max(0, Math.min(taken, total - skipped));
  return { skipped: Math.max(0, behind), taken: left, fromTheEnd: true };
}
