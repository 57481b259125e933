import type { RsvpUpdate } from '@rover/contracts/rsvps';
import { adminCall } from '../../session/admin-call.js';

export async function updateRsvp(id: string, update: RsvpUpdate): Promise<void> {
  await adminCall(`/api/admin/rsvp-bookings/${id}`, { method: 'PUT', body: update, statusIsEnough: true });
}
