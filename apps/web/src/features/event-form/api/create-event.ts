import type { EventInput, EventView } from '@rover/contracts/events';
import type { DeepNullable } from '../../../http/partial-response.js';
import { readEvent } from '../../events/api/read-event.js';
import { adminCall } from '../../session/admin-call.js';

/**
 * The event as it was saved.
 *
 * @param key the same for every try of the same request, so that it is done once
 */
export async function createEvent(input: EventInput, key: string): Promise<EventView> {
  return readEvent(await adminCall<DeepNullable<EventView>>('/api/admin/events', { method: 'POST', body: input, key }));
}
