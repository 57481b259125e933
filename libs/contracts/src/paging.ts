export type SortOrder = 'asc' | 'desc';

/** The query of an admin list. `page` counts from 1; `pageSize` is 1 to 500, 500 when absent. */
export interface ListQuery<SortField extends string> {
  /** Only this row, if it matches the other parameters. */
  id?: string;
  search?: string;
  sort?: SortField;
  order?: SortOrder;
  page?: number;
  pageSize?: number;
}

/**
 * Metadata of an admin list. `total` counts all matching rows, over all pages; that of a search stops at
 * `limits.found`, which `isMore` says, any other at one million unless the count is maintained anyway.
 */
export interface PageInfo {
  total: number;
  isMore?: true;
  page: number;
  pageSize: number;
}
