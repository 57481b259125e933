import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

/** Restores a deleted event. */
export async function restoreEvent(id: string): Promise<EventView> {
  const answer = await adminCall<EventUpdateAnswer>(`/api/admin/events/${id}/restore`, { method: 'POST' });
  return answer.event;
}
