import type { EntityManager } from 'typeorm';
import type { Event } from '../events/event.entity.js';
import { CancelledEvent } from './cancelled-event.entity.js';

/** Keeps of a deleted event what calendars must still be told, if any of them can have it. */
export async function recordCancellation(manager: EntityManager, event: Event, stillListedSince: Date): Promise<void> {
  if (event.endsAt <= stillListedSince && !event.recurring) return;
  const { id: eventId, slug, title, startsAt, endsAt, location, price, recurring, version } = event;
  const facts = { eventId, slug, title, startsAt, endsAt, location, price, recurring };
  await manager.insert(CancelledEvent, { ...facts, version, cancelledAt: new Date() });
}

/** Removes that again when the event is restored: calendars that were told it is off are sent a later version of it. */
export async function removeCancellation(manager: EntityManager, eventId: string): Promise<void> {
  await manager.delete(CancelledEvent, { eventId });
}
