export type SortOrder = 'asc' | 'desc';

/** The query of an admin list. `page` counts from 1; `pageSize` is 1 to 500, 500 when absent. */
export interface ListQuery<SortField extends string> {
  /** This row alone, if all else that is asked holds of it. */
  id?: string;
  search?: string;
  sort?: SortField;
  order?: SortOrder;
  page?: number;
  pageSize?: number;
}

/**
 * What an admin list tells beside its rows. `total` counts all rows that match, over all pages; of a search it stops as
 * `limits.found` says, which `isMore` tells, else at one million unless somebody keeps count anyway.
 */
export interface PageInfo {
  total: number;
  isMore?: true;
  page: number;
  pageSize: number;
}
