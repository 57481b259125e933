import { limits } from '@rover/contracts/limits';
import type { ListQuery, SortOrder } from '@rover/contracts/paging';
import { CleanText } from './clean-text.js';
import { OneOf } from './one-of.js';
import { OptionalNotNull } from './optional-not-null.js';
import { Uuid } from './uuid.js';
import { WholeNumber } from './whole-number.js';

const { defaultSize, maxSize, last } = limits.page;
const orders: readonly SortOrder[] = ['asc', 'desc'];

/** What every admin list can be asked for; the newest 500 when nothing is said. */
export abstract class ListDto implements Omit<ListQuery<string>, 'sort'> {
  @OptionalNotNull()
  @Uuid('The id is not one of ours.')
  id?: string;

  @CleanText({ label: 'Search', max: limits.search })
  search: string = '';

  @OneOf('Order', orders)
  order: SortOrder = 'desc';

  @WholeNumber({ label: 'Page', min: 1, max: last })
  page: number = 1;

  @WholeNumber({ label: 'Page size', min: 1, max: maxSize })
  pageSize: number = defaultSize;
}
