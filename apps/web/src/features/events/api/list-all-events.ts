import type { EventView } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';
import { readEvents } from './read-event.js';

/** Past events too, for the back office. */
export async function listAllEvents(signal: AbortSignal): Promise<EventView[]> {
  return readEvents(await adminCall<unknown>('/api/admin/events', { signal }));
}
