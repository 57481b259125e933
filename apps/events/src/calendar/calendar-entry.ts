import type { CalendarEntry } from '@rover/calendar/event-calendar';
import { eventPath } from '@rover/contracts/pages';
import type { DatedEvent } from '../events/dated-event.js';
import type { Event } from '../events/event.entity.js';
import type { CancelledEvent } from './cancelled-event.entity.js';

export function entryOf(event: Event, publicUrl: string): CalendarEntry {
  const { id: eventId, updatedAt: stampedAt, version: sequence, description } = event;
  return { ...shownOf(event, publicUrl), eventId, stampedAt, sequence, description };
}

export function cancelledEntryOf(event: CancelledEvent, publicUrl: string): CalendarEntry {
  const { eventId, cancelledAt: stampedAt, version: sequence } = event;
  return { ...shownOf(event, publicUrl), eventId, stampedAt, sequence, isCancelled: true };
}

function shownOf({ title, location, price, recurring, startsAt, endsAt, slug }: DatedEvent, publicUrl: string) {
  return {
    title,
    location,
    price,
    recurring,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    url: publicUrl + eventPath(slug),
  };
}
