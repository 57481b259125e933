import type { EventView } from '@rover/contracts/events';
import { venueToday } from '@rover/venue/events/event-clock';
import { upcomingEvents } from '../events/upcoming.js';

/** The events of an evening, in numbers. */
export interface Evening {
  /** When its first event begins, or began. */
  begins: Date;
  /** How many are expected, at all of its events together. */
  guests: number;
  /** How many more may come; null where any number may. */
  left: number | null;
}

/**
 * The evening of today's events that are not over, or of yesterday's while one of them goes on after midnight.
 *
 * @returns null when there are none
 */
export function eveningOf(events: readonly EventView[], now: Date): Evening | null {
  const upcoming = upcomingEvents(events, now);
  const [first] = upcoming;
  if (!first || first.span.eventDate > venueToday(now)) return null;
  const evening = upcoming.filter(({ span }) => span.eventDate === first.span.eventDate);
  const sum = (of: (event: EventView) => number) => evening.reduce((total, { event }) => total + of(event), 0);
  return {
    begins: first.span.start,
    guests: sum(({ registered }) => registered),
    left: evening.some(({ event }) => event.capacity === 0)
      ? null
      : sum(({ capacity, registered }) => Math.max(0, capacity - registered)),
  };
}
