import type { EventUpdate, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export async function updateEvent(id: string, update: EventUpdate): Promise<EventView> {
  const answer = await adminCall<EventUpdateAnswer>(`/api/admin/events/${id}`, { method: 'PUT', body: update });
  return answer.event;
}
