import type { EventMedia, EventView } from '@rover/contracts/events';
import type { EventFacts } from '@rover/contracts/messages';
import { dayOfWeek } from '@rover/venue/events/event-clock';
import type { Event } from './event.entity.js';

/** An event as the API shows it, to guests and admins alike. */
export function presentEvent(event: Event, media: EventMedia): EventView {
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    eventDate: event.eventDate,
    date: event.eventDate,
    startTime: event.startTime,
    endTime: event.endTime,
    time: `${event.startTime} - ${event.endTime}`,
    dayOfWeek: dayOfWeek(event.eventDate),
    location: event.location,
    locationUrl: event.locationUrl,
    description: event.description,
    extendedDescription: event.extendedDescription,
    capacity: event.capacity,
    registered: event.registered,
    price: event.price,
    image: event.image,
    socialImage: event.socialImage,
    recurring: event.recurring,
    showCapacity: event.showCapacity,
    updatedAt: event.updatedAt.toISOString(),
    media,
  };
}

/** An event as the other services know it. */
export function presentFacts(event: Event): EventFacts & { version: number } {
  return {
    eventId: event.id,
    slug: event.slug,
    title: event.title,
    eventDate: event.eventDate,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    location: event.location,
    locationUrl: event.locationUrl,
    price: event.price,
    capacity: event.capacity,
    recurring: event.recurring,
    description: event.description,
    version: event.version,
  };
}
