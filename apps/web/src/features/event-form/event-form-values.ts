import type { EventInput, EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { isSitePath, isWebUrl } from '@rover/contracts/web-url';
import { dayOfWeek, eventSpan, venueToday } from '@rover/venue/events/event-clock';
import { venue } from '@rover/venue/venue';

/** The event form as its controls hold it. */
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
  /** Of shared links; null when there is none. */
  socialImage: string | null;
  showCapacity: boolean;
}

/** What a new event starts as. */
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

/** An event as the form shows it. Older events get the date and times that the event clock reads in them. */
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

/** A new event like one of before; not on a day that is over. */
export function copiedEvent(original: EventView, now: Date = new Date()): EventFormValues {
  const values = formValues(original);
  const today = venueToday(now);
  const isOver = values.eventDate < today;
  const mark = ' (copy)';
  // Of a character that is cut in two its first half goes too.
  const title = values.title.slice(0, limits.event.title - mark.length).replace(/[\uD800-\uDBFF]$/, '');
  return {
    ...values,
    title: title + mark,
    eventDate: isOver ? today : values.eventDate,
  };
}

/**
 * What is sent, day and times under their older names too. A blank price, picture or map link is the house's default; a
 * capacity that is no number is 0.
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
  const number = Math.trunc(Number(typed));
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), limits.event.capacity) : 0;
}

/** Every half hour of a day, 00:00 to 23:30, and the time that an event already has. */
export function timeChoices(present: string): string[] {
  const halves = Array.from({ length: 48 }, (_, half) => {
    const hours = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hours}:${half % 2 === 0 ? '00' : '30'}`;
  });
  return halves.includes(present) ? halves : [...halves, present].sort();
}

/** A link that the server takes, or none. */
export function isWebLink(text: string): boolean {
  const link = text.trim();
  return link === '' || isWebUrl(link);
}

/** A path on this site, or a link; blank is the house's own picture. */
export function isPictureAddress(text: string): boolean {
  return isSitePath(text.trim()) || isWebLink(text);
}
