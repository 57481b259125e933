import type { EventUpdate, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { said, type Told } from '../../../http/told.js';
import { readEvent } from '../../events/api/read-event.js';
import { adminCall } from '../../session/admin-call.js';

/**
 * The saved event: the answer has it in `event`, or is the event itself. Missing fields are taken from the update, or
 * else from the event before.
 */
export async function updateEvent(event: EventView, update: EventUpdate): Promise<EventView> {
  const path = `/api/admin/events/${event.id}`;
  const answer = await adminCall<Told<EventUpdateAnswer & EventView>>(path, { method: 'PUT', body: update });
  return readEvent({ ...event, ...update, ...said<EventView>(answer.event ?? answer) });
}
