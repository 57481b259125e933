import { deleteUnlessGone } from '../../session/admin-call.js';

export function deleteEvent(id: string): Promise<void> {
  return deleteUnlessGone(`/api/admin/events/${id}`);
}
