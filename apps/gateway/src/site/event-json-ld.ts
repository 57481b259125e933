import type { EventView } from '@rover/contracts/events';
import { type EventSpan, venueTime } from '@rover/venue/events/event-clock';
import { isFull } from '@rover/venue/events/event-places';
import { eventPrice } from '@rover/venue/events/event-price';
import type { JsonLd } from '@rover/venue/json-ld';
import { venue } from '@rover/venue/venue';
import { geoCoordinates, postalAddress, venueId } from '@rover/venue/venue-json-ld';

/** Absolute URLs. */
interface EventAddresses {
  home: string;
  event: string;
  image: string;
}

/** An event as schema.org `Event`, which search engines and calendars read. */
export function eventJsonLd(event: EventView, span: EventSpan, addresses: EventAddresses): JsonLd {
  const price = eventPrice(event.price);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${addresses.event}#event`,
    name: event.title,
    description: event.description,
    url: addresses.event,
    image: [addresses.image],
    startDate: venueTime(span.start),
    endDate: venueTime(span.end),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place(event),
    organizer: {
      '@type': ['BarOrPub', 'Restaurant'],
      '@id': venueId(addresses.home),
      name: venue.name,
      url: addresses.home,
    },
    isAccessibleForFree: price ? price.amount === 0 : undefined,
    offers: {
      '@type': 'Offer',
      url: addresses.event,
      description: event.price || undefined,
      price: price?.amount,
      priceCurrency: price?.currency,
      availability: `https://schema.org/${isFull(event) ? 'SoldOut' : 'InStock'}`,
      validThrough: venueTime(span.end),
    },
    ...(event.showCapacity && event.capacity > 0 && places(event)),
    eventSchedule: event.recurring ? yearly(span) : undefined,
  };
}

function places({ capacity, registered }: EventView): JsonLd {
  return {
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: Math.max(0, capacity - registered),
  };
}

/** The pub with its address; elsewhere the place that the event names. */
function place({ location, locationUrl }: EventView): JsonLd {
  const isHere = location === venue.name;
  return {
    '@type': 'Place',
    name: location,
    address: isHere ? postalAddress() : location,
    geo: isHere ? geoCoordinates() : undefined,
    hasMap: locationUrl || undefined,
  };
}

function yearly({ eventDate, startTime, endTime }: EventSpan): JsonLd {
  return {
    '@type': 'Schedule',
    repeatFrequency: 'P1Y',
    startDate: eventDate,
    startTime,
    endTime,
    scheduleTimezone: venue.timeZone,
  };
}
