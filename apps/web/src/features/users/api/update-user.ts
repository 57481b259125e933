import type { UserView } from '@rover/contracts/auth';
import type { UserUpdate, UserUpdateAnswer } from '@rover/contracts/users';
import { adminCall } from '../../session/admin-call.js';

export async function updateUser(id: string, update: UserUpdate): Promise<UserView> {
  const answer = await adminCall<UserUpdateAnswer>(`/api/admin/users/${id}`, { method: 'PUT', body: update });
  return answer.user;
}
