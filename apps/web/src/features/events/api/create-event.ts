import type { EventInput, EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export function createEvent(input: EventInput): Promise<EventView> {
  return adminCall('/api/admin/events', { method: 'POST', body: input });
}
