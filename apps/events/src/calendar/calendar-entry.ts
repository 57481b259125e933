import type { CalendarEntry } from '@rover/calendar/event-calendar';
import type { Event } from '../events/event.entity.js';
import { presentFacts } from '../events/event.presenter.js';
import type { CancelledEvent } from './cancelled-event.entity.js';

/** The address of an event's page. @param publicUrl PUBLIC_URL, with or without a slash at its end */
function pageOf(slug: string, publicUrl: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/events/${slug}`;
}

export function entryOf(event: Event, publicUrl: string): CalendarEntry {
  return {
    ...presentFacts(event),
    url: pageOf(event.slug, publicUrl),
    stampedAt: event.updatedAt,
    sequence: event.version,
    description: event.description,
    recurring: event.recurring,
  };
}

export function cancelledEntryOf(event: CancelledEvent, publicUrl: string): CalendarEntry {
  const { eventId, slug, title, location, price, recurring, version } = event;
  return {
    eventId,
    title,
    location,
    price,
    recurring,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    url: pageOf(slug, publicUrl),
    stampedAt: event.cancelledAt,
    sequence: version,
    isCancelled: true,
  };
}
