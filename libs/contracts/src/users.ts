import type { UserType, UserView } from './auth.js';
import type { ListQuery, PageInfo } from './paging.js';

export const userStatuses = ['active', 'inactive', 'deleted', 'all'] as const;
/** `inactive` is switched off, but not deleted. */
export type UserStatus = (typeof userStatuses)[number];

export const userSortFields = ['createdAt', 'lastLogin', 'email', 'userType'] as const;
export type UserSortField = (typeof userSortFields)[number];

/** What the email of a deleted user contains; no account can be made with such an address. */
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

/** `PUT /api/admin/users/{id}`: either, or both; an empty one is a 400. */
export type UserUpdate = Partial<Pick<UserView, 'userType' | 'isActive'>>;

/** `PUT /api/admin/users/{id}`: the user as they are now. */
export interface UserUpdateAnswer {
  success: true;
  user: UserView;
}
