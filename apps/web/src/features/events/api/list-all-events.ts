import type { EventView } from '@rover/contracts/events';
import type { Told } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';
import { readEvent } from './read-event.js';

/** Past events too, for the back office. */
export async function listAllEvents(signal: AbortSignal): Promise<EventView[]> {
  const events = await adminCall<Told<EventView>[]>('/api/admin/events', { signal });
  return events.map(readEvent);
}
