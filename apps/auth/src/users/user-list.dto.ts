import { type UserType, userTypes } from '@rover/contracts/auth';
import { limits } from '@rover/contracts/limits';
import type { SortOrder } from '@rover/contracts/paging';
import {
  type UserListQuery,
  type UserSortField,
  type UserStatus,
  userSortFields,
  userStatuses,
} from '@rover/contracts/users';
import { CleanText } from '@rover/platform/validation/clean-text';
import { WholeNumber } from '@rover/platform/validation/whole-number';
import { IsIn } from 'class-validator';

const { defaultSize, maxSize } = limits.page;
const lastPage = 1_000_000;
const orders: readonly SortOrder[] = ['asc', 'desc'];

const oneOf = (label: string, choices: readonly string[]) =>
  IsIn(choices, { message: `${label} must be one of ${choices.join(', ')}.` });

/** What an admin asks the list for; the newest 500, whatever their state, when nothing is said. */
export class UserListDto implements UserListQuery {
  @CleanText({ label: 'Search', max: limits.search })
  search: string = '';

  @oneOf('Type', [...userTypes, 'all'])
  type: UserType | 'all' = 'all';

  @oneOf('Status', userStatuses)
  status: UserStatus = 'all';

  @oneOf('Sort', userSortFields)
  sort: UserSortField = 'createdAt';

  @oneOf('Order', orders)
  order: SortOrder = 'desc';

  @WholeNumber({ label: 'Page', min: 1, max: lastPage })
  page: number = 1;

  @WholeNumber({ label: 'Page size', min: 1, max: maxSize })
  pageSize: number = defaultSize;
}
