import type { RsvpUpdate, RsvpUpdateAnswer } from '@rover/contracts/rsvps';
import { adminCall } from '../../session/admin-call.js';

export function updateRsvp(id: string, update: RsvpUpdate): Promise<RsvpUpdateAnswer> {
  return adminCall(`/api/admin/rsvp-bookings/${id}`, { method: 'PUT', body: update });
}
