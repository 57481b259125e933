import { deleteUnlessGone } from '../../session/admin-call.js';

export function deleteRsvp(id: string): Promise<void> {
  return deleteUnlessGone(`/api/admin/rsvp-bookings/${id}`);
}
