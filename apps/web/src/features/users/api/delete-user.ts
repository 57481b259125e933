import type { DoneAnswer } from '@rover/contracts/auth';
import { adminCall } from '../../session/admin-call.js';

export function deleteUser(id: string): Promise<DoneAnswer> {
  return adminCall(`/api/admin/users/${id}`, { method: 'DELETE' });
}
