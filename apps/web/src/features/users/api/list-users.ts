import type { UserListAnswer, UserListQuery } from '@rover/contracts/users';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export function listUsers(query: UserListQuery, signal: AbortSignal): Promise<Partial<UserListAnswer>> {
  return adminCall(`/api/admin/users${queryString(query)}`, { signal });
}
