import { LRUCache } from 'lru-cache';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { ListDto } from '../../validation/list.dto.js';
import type { Selection } from './list-statements.js';

const mostLists = 50;
const mostPlaces = 100;

/** How many rows of a list come before a row, and its id. */
type Places = LRUCache<number, string>;

/** The lists of each table. */
const listsOf = new WeakMap<object, LRUCache<string, { version: number; places: Places }>>();

/**
 * Where pages of a list were seen to begin, for whoever leafs on from there: to skip half a million rows takes 50 ms.
 * Empty once the table has another version.
 */
export function knownPlaces<Row extends ObjectLiteral>(
  table: Repository<Row>,
  { order }: ListDto,
  { conditions, parameters, sortedBy }: Selection,
  version: number,
): Places {
  const lists = listsOf.get(table) ?? new LRUCache({ max: mostLists });
  listsOf.set(table, lists);
  const list = JSON.stringify([order, sortedBy, conditions, parameters]);
  const known = lists.get(list);
  if (known?.version === version) return known.places;
  const places: Places = new LRUCache({ max: mostPlaces });
  lists.set(list, { version, places });
  return places;
}
