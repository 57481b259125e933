import { adminCall, unlessGone } from '../../session/admin-call.js';

/** Deletes a VIP booking; one that is gone already is no failure. */
export async function deleteVipBooking(id: string): Promise<void> {
  await adminCall(`/api/admin/vip-bookings/${id}`, { method: 'DELETE', statusIsEnough: true }).catch(unlessGone);
}
