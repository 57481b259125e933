import type { EventView } from '@rover/contracts/events';
import { type EventSpan, eventSpan, venueToday } from '@rover/venue/events/event-clock';

/** An event with the time that the event clock gives it. */
export interface TimedEvent {
  event: EventView;
  span: EventSpan;
}

const known = new WeakMap<EventView, TimedEvent | null>();

/** The same object for the same event, so that its memoized card is not rendered again. */
function timed(event: EventView): TimedEvent | null {
  let row = known.get(event);
  if (row === undefined) {
    const span = eventSpan(event);
    row = span && { event, span };
    known.set(event, row);
  }
  return row;
}

/** The events that have not ended, the soonest first. One without a usable day is left out. */
export function upcomingEvents(events: readonly EventView[], now: Date): TimedEvent[] {
  return events
    .map(timed)
    .filter((row) => row !== null)
    .filter(({ span }) => span.end > now)
    .sort((a, b) => a.span.start.getTime() - b.span.start.getTime());
}

/** The order of the back office: what comes, the soonest first, then what is over, the latest first. */
export function deskOrder(events: readonly EventView[], now: Date = new Date()): EventView[] {
  const coming = new Set(upcomingEvents(events, now).map(({ event }) => event));
  const rest = events.filter((event) => !coming.has(event));
  const start = (event: EventView) => eventSpan(event)?.start.getTime() ?? Number.POSITIVE_INFINITY;
  return [...coming, ...rest.sort((a, b) => start(b) - start(a))];
}

/** Whether a search finds an event: in its title, description or location, in any case of letters. */
export function matchesSearch({ title, description, location }: EventView, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [title, description, location].some((text) => text.toLowerCase().includes(wanted));
}

export type Nearness = 'On now' | 'Tonight' | 'Today' | 'Tomorrow';

/** How near an event is, in a word; null when a date says it better, or it is over. */
export function nearness(span: EventSpan, now: Date = new Date()): Nearness | null {
  if (span.end <= now) return null;
  if (span.start <= now) return 'On now';
  if (span.eventDate === venueToday(now)) return span.startTime >= '17:00' ? 'Tonight' : 'Today';
  const inADay = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  return span.eventDate === venueToday(inADay) ? 'Tomorrow' : null;
}
