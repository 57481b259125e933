import { adminCall, unlessGone } from '../../session/admin-call.js';

/** Deletes an RSVP; one that is gone already is no failure. */
export async function deleteRsvp(id: string): Promise<void> {
  await adminCall(`/api/admin/rsvp-bookings/${id}`, { method: 'DELETE', statusIsEnough: true }).catch(unlessGone);
}
