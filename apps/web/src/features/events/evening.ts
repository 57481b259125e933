import type { EventView } from '@rover/contracts/events';
import { nearness, upcomingEvents } from './upcoming.js';

/** What this evening holds. */
export interface Evening {
  /** When its first event begins, or began. */
  begins: Date;
  /** How many are expected, at all of its events together. */
  guests: number;
  /** How many more may come; null where any number may. */
  left: number | null;
}

/** Of today's events that are not over; null when there are none. */
export function eveningOf(events: readonly EventView[], now: Date): Evening | null {
  const today = upcomingEvents(events, now).filter(({ span }) => {
    const near = nearness(span, now);
    return near !== null && near !== 'Tomorrow';
  });
  const [first] = today;
  if (!first) return null;
  const sum = (of: (event: EventView) => number) => today.reduce((total, { event }) => total + of(event), 0);
  return {
    begins: first.span.start,
    guests: sum(({ registered }) => registered),
    left: today.some(({ event }) => event.capacity === 0)
      ? null
      : sum(({ capacity, registered }) => Math.max(0, capacity - registered)),
  };
}
