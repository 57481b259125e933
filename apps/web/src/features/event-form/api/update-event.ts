import type { EventUpdate, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { type DeepNullable, withoutNulls } from '../../../http/partial-response.js';
import { readEvent } from '../../events/api/read-event.js';
import { adminCall } from '../../session/admin-call.js';

/**
 * The saved event: the answer has it in `event`, or is the event itself. Missing fields are taken from the update, or
 * else from the event before.
 */
export async function updateEvent(event: EventView, update: EventUpdate): Promise<EventView> {
  const path = `/api/admin/events/${event.id}`;
  const answer = await adminCall<DeepNullable<EventUpdateAnswer & EventView>>(path, { method: 'PUT', body: update });
  return readEvent({ ...event, ...update, ...withoutNulls<EventView>(answer.event ?? answer) });
}
