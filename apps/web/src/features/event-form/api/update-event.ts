import type { EventUpdate, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { said, type Told } from '../../../http/told.js';
import { readEvent } from '../../events/api/read-event.js';
import { adminCall } from '../../session/admin-call.js';

/**
 * The event as it was saved: the answer has it in `event`, or is the event itself. What is not said of it is as it was asked
 * for, or as it was.
 */
export async function updateEvent(event: EventView, update: EventUpdate): Promise<EventView> {
  const path = `/api/admin/events/${event.id}`;
  const answer = await adminCall<Told<EventUpdateAnswer & EventView>>(path, { method: 'PUT', body: update });
  return readEvent({ ...event, ...update, ...said<EventView>(answer.event ?? answer) });
}
