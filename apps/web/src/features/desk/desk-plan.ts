import type { SortOrder } from '@rover/contracts/paging';

/** One of a few ways to narrow a list. */
export interface Filter<Value extends string> {
  label: string;
  /** What stands in the address, and what it is called; the first one is where the list begins, `all` leaves none out. */
  options: readonly (readonly [value: Value, name: string])[];
}

/** An order to choose from. */
export interface Sort<Field extends string> {
  field: Field;
  name: string;
  /** Which way it begins: words at A, figures at the top. */
  begins: SortOrder;
}

/** What can be asked of a list that the server searches, filters, sorts and pages. */
export interface DeskPlan<Field extends string, Filters extends Record<string, string>> {
  /** Stands in the empty search box. */
  searchHint: string;
  filters: { readonly [Name in keyof Filters & string]: Filter<Filters[Name]> };
  /** The first one is where the list begins. */
  sorts: readonly [Sort<Field>, ...Sort<Field>[]];
}

/** Asks for something else. A choice that nobody made by hand takes the place of the one before in the history. */
export type Choose<Field extends string, Filters extends Record<string, string>> = (
  choice: DeskChoice<Field, Filters>,
  options?: { replace: boolean },
) => void;

/** What is asked of it. */
export interface DeskChoice<Field extends string, Filters extends Record<string, string>> {
  search: string;
  filters: Filters;
  sort: Field;
  order: SortOrder;
  /** Counts from 1. */
  page: number;
}
