import type { SortOrder } from '@rover/contracts/paging';

/** One of a few ways to narrow a list. */
export interface Filter<Value extends string> {
  label: string;
  /** The value in the address, and its name. The first is the default; `all` excludes nothing. */
  options: readonly (readonly [value: Value, name: string])[];
}

/** An order to choose from. */
export interface Sort<Field extends string> {
  field: Field;
  name: string;
  /** The first order: words ascending, figures descending. */
  begins: SortOrder;
}

/** The search, filters and orders of a list that the server searches, filters, sorts and pages. */
export interface DeskConfig<Field extends string, Filters extends Record<string, string>> {
  /** The placeholder of the search box. */
  searchHint: string;
  filters: { readonly [Name in keyof Filters & string]: Filter<Filters[Name]> };
  /** The first is the default. */
  sorts: readonly [Sort<Field>, ...Sort<Field>[]];
}

/** Changes the choice. A change that nobody made by hand replaces the entry in the history. */
export type Choose<Field extends string, Filters extends Record<string, string>> = (
  choice: DeskChoice<Field, Filters>,
  options?: { replace: boolean },
) => void;

/** The present choice of a list. */
export interface DeskChoice<Field extends string, Filters extends Record<string, string>> {
  search: string;
  filters: Filters;
  sort: Field;
  order: SortOrder;
  /** Counts from 1. */
  page: number;
}
