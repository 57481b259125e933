import { isNotFound } from '../../../http/call-error.js';
import { adminCall } from '../../session/admin-call.js';

/** Deletes an event; one that is gone already is no failure. */
export async function deleteEvent(id: string): Promise<void> {
  try {
    await adminCall(`/api/admin/events/${id}`, { method: 'DELETE', statusIsEnough: true });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
