import { adminCall } from '../../session/admin-call.js';

export async function deleteRsvp(id: string): Promise<void> {
  await adminCall(`/api/admin/rsvp-bookings/${id}`, { method: 'DELETE', statusIsEnough: true });
}
