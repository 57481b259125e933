import type { EventInput, EventView } from '@rover/contracts/events';
import type { Told } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';
import { readEvent } from './read-event.js';

/** The event as it was saved. */
export async function createEvent(input: EventInput): Promise<EventView> {
  return readEvent(await adminCall<Told<EventView>>('/api/admin/events', { method: 'POST', body: input }));
}
