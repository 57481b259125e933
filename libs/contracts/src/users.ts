import type { UserType, UserView } from './auth.js';
import type { ListQuery, PageInfo } from './paging.js';

export const userStatuses = ['active', 'inactive', 'deleted', 'all'] as const;
/** `inactive` is deactivated, but not deleted. */
export type UserStatus = (typeof userStatuses)[number];

export const userSortFields = ['createdAt', 'lastLogin', 'email', 'userType'] as const;
export type UserSortField = (typeof userSortFields)[number];

/** Part of the email of a deleted user; no account can be created with such an address. */
export const deletedMarker = '.deleted.';

/** The query of `GET /api/admin/users`; it searches names and emails. */
export interface UserListQuery extends ListQuery<UserSortField> {
  type?: UserType | 'all';
  status?: UserStatus;
}

/** `GET /api/admin/users`. */
export interface UserListAnswer extends PageInfo {
  users: UserView[];
}

/** `PUT /api/admin/users/{id}`: one field or both; none is a 400. */
export type UserUpdate = Partial<Pick<UserView, 'userType' | 'isActive'>>;

/** `PUT /api/admin/users/{id}`: the changed user. */
export interface UserUpdateAnswer {
  success: true;
  user: UserView;
}
