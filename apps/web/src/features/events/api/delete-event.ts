import type { DeletedAnswer } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export function deleteEvent(id: string): Promise<DeletedAnswer> {
  return adminCall(`/api/admin/events/${id}`, { method: 'DELETE' });
}
