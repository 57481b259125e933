import type { EventInput, EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { isSitePath, isWebUrl } from '@rover/contracts/web-url';
import { dayOfWeek, eventSpan, venueToday } from '@rover/venue/events/event-clock';
import { venue } from '@rover/venue/venue';

/** The values of the event form's controls. */
export interface EventFormValues {
  title: string;
  eventDate: string;
  startTime: string;
  endTime: string;
  location: string;
  locationUrl: string;
  description: string;
  extendedDescription: string;
  /** As typed. */
  capacity: string;
  price: string;
  image: string;
  /** The picture of shared links; null when there is none. */
  socialImage: string | null;
  showCapacity: boolean;
}

/** The initial values of a new event. */
export function blankEvent(now: Date = new Date()): EventFormValues {
  const { capacity, ...defaults } = venue.event;
  return {
    ...defaults,
    title: '',
    eventDate: venueToday(now),
    description: '',
    extendedDescription: '',
    capacity: String(capacity),
    socialImage: null,
    showCapacity: true,
  };
}

/** The form values of an event. Older events get the date and times that the event clock reads. */
export function formValues(event: EventView): EventFormValues {
  const span = eventSpan(event);
  return {
    title: event.title,
    eventDate: span?.eventDate ?? '',
    startTime: span?.startTime ?? venue.event.startTime,
    endTime: span?.endTime ?? venue.event.endTime,
    location: event.location,
    locationUrl: event.locationUrl,
    description: event.description,
    extendedDescription: event.extendedDescription,
    capacity: String(event.capacity),
    price: event.price,
    image: event.image,
    socialImage: event.socialImage,
    showCapacity: event.showCapacity,
  };
}

/** A copy of an event, never on a past day. */
export function copiedEvent(original: EventView, now: Date = new Date()): EventFormValues {
  const values = formValues(original);
  const today = venueToday(now);
  const isOver = values.eventDate < today;
  const mark = ' (copy)';
  // If a surrogate pair was cut, its first half goes too.
  const title = values.title.slice(0, limits.event.title - mark.length).replace(/[\uD800-\uDBFF]$/, '');
  return {
    ...values,
    title: title + mark,
    eventDate: isOver ? today : values.eventDate,
  };
}

/**
 * The request. It has day and times under their older names, too. A blank price, picture or map link becomes the
 * default; a capacity that is no number becomes 0.
 */
export function eventInput(values: EventFormValues): EventInput {
  return {
    ...values,
    title: values.title.trim(),
    date: values.eventDate,
    time: `${values.startTime} - ${values.endTime}`,
    dayOfWeek: dayOfWeek(values.eventDate),
    location: values.location.trim(),
    locationUrl: values.locationUrl.trim() || venue.event.locationUrl,
    description: values.description.trim(),
    capacity: readCapacity(values.capacity),
    price: values.price.trim() || venue.event.price,
    image: values.image.trim() || venue.event.image,
    recurring: false,
  };
}

function readCapacity(typed: string): number {
  return Number(typed) || 0;
}

/** A number of places that the server accepts, or none. */
export function isCapacity(typed: string): boolean {
  const places = readCapacity(typed);
  return Number.isInteger(places) && places >= 0 && places <= limits.event.capacity;
}

/** Every half hour of a day, 00:00 to 23:30, and the time that an event already has. */
export function timeChoices(present: string): string[] {
  const halves = Array.from({ length: 48 }, (_, half) => {
    const hours = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hours}:${half % 2 === 0 ? '00' : '30'}`;
  });
  return halves.includes(present) ? halves : [...halves, present].sort();
}

/** A link that the server accepts, or blank. */
export function isWebLink(text: string): boolean {
  const link = text.trim();
  return link === '' || isWebUrl(link);
}

/** A path on this site, or a link; blank stands for the default picture. */
export function isPictureAddress(text: string): boolean {
  return isSitePath(text.trim()) || isWebLink(text);
}
