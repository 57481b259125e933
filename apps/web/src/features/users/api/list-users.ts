import type { UserListAnswer, UserListQuery } from '@rover/contracts/users';
import { queryString } from '../../../http/query-string.js';
import { said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listUsers(query: UserListQuery, signal: AbortSignal): Promise<Partial<UserListAnswer>> {
  return said<UserListAnswer>(await adminCall(`/api/admin/users${queryString(query)}`, { signal }));
}
