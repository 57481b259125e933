import type { EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

/** Past events too, for the back office. */
export function listAllEvents(signal: AbortSignal): Promise<EventView[]> {
  return adminCall('/api/admin/events', { signal });
}
