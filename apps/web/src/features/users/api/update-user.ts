import type { UserView } from '@rover/contracts/auth';
import type { UserUpdate, UserUpdateAnswer } from '@rover/contracts/users';
import { adminCall } from '../../session/admin-call.js';

/** The saved user: as answered, or else as requested. */
export async function updateUser(user: UserView, update: UserUpdate): Promise<UserView> {
  const change = { method: 'PUT', body: update, statusIsEnough: true } as const;
  const answer = await adminCall<Partial<UserUpdateAnswer>>(`/api/admin/users/${user.id}`, change);
  return { ...user, ...update, ...answer.user };
}
