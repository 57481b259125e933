import { adminCall, unlessGone } from '../../session/admin-call.js';

/** Deletes an event; one that is gone already is no failure. */
export async function deleteEvent(id: string): Promise<void> {
  await adminCall(`/api/admin/events/${id}`, { method: 'DELETE', statusIsEnough: true }).catch(unlessGone);
}
