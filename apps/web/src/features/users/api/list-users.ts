import type { UserListAnswer, UserListQuery } from '@rover/contracts/users';
import { withoutNulls } from '../../../http/partial-response.js';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export async function listUsers(query: UserListQuery, signal: AbortSignal): Promise<Partial<UserListAnswer>> {
  return withoutNulls<UserListAnswer>(await adminCall(`/api/admin/users${queryString(query)}`, { signal }));
}
