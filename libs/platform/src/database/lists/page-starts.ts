import { LRUCache } from 'lru-cache';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { Selection } from './list-statements.js';

const mostLists = 50;
const mostStarts = 100;

/** The ids of rows, by the number of rows that come before them in ascending order. */
type PageStarts = LRUCache<number, string>;

/** The lists of each table. */
const listsOf = new WeakMap<object, LRUCache<string, { version: number; starts: PageStarts }>>();

/**
 * Where pages of a list began when they were read, so that pages nearby can begin there, in either order: to skip half
 * a million rows takes 50 ms. Empty when the version of its `Count` has changed.
 */
export function pageStarts<Row extends ObjectLiteral>(
  table: Repository<Row>,
  { conditions, parameters, sortedBy }: Selection,
  version: number,
): PageStarts {
  const lists = listsOf.get(table) ?? new LRUCache({ max: mostLists });
  listsOf.set(table, lists);
  const list = JSON.stringify([sortedBy, conditions, parameters]);
  const known = lists.get(list);
  if (known?.version === version) return known.starts;
  const starts: PageStarts = new LRUCache({ max: mostStarts });
  lists.set(list, { version, starts });
  return starts;
}
