import type { DeletedAnswer } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export function deleteRsvp(id: string): Promise<DeletedAnswer> {
  return adminCall(`/api/admin/rsvp-bookings/${id}`, { method: 'DELETE' });
}
