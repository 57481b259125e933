import { adminCall } from '../../session/admin-call.js';

export async function deleteUser(id: string): Promise<void> {
  await adminCall(`/api/admin/users/${id}`, { method: 'DELETE', statusIsEnough: true });
}
