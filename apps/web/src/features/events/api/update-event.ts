import type { EventInput, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export async function updateEvent(id: string, input: Partial<EventInput>): Promise<EventView> {
  const answer = await adminCall<EventUpdateAnswer>(`/api/admin/events/${id}`, { method: 'PUT', body: input });
  return answer.event;
}
