import { type UserType, userTypes } from '@rover/contracts/auth';
import {
  type UserListQuery,
  type UserSortField,
  type UserStatus,
  userSortFields,
  userStatuses,
} from '@rover/contracts/users';
import { ListDto } from '@rover/platform/validation/list.dto';
import { OneOf } from '@rover/platform/validation/one-of';

/** The query of the admin's list of users. */
export class UserListDto extends ListDto implements UserListQuery {
  @OneOf('Type', [...userTypes, 'all'])
  type: UserType | 'all' = 'all';

  @OneOf('Status', userStatuses)
  status: UserStatus = 'all';

  @OneOf('Sort', userSortFields)
  sort: UserSortField = 'createdAt';
}
