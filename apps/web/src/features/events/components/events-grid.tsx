import type { EventView } from '@rover/contracts/events';
import type { ReactNode } from 'react';
import { nearness, type TimedEvent } from '../upcoming.js';
import { firstShown, type Reveal } from '../use-staged-reveal.js';
import { EventCard } from './event-card.js';
import { EventCardSkeleton } from './event-card-skeleton.js';
import { EventPoster } from './event-poster.js';

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-6';

interface EventsGridProps {
  events: readonly TimedEvent[];
  now: Date;
  /** While searching, all results are shown at once, and without a poster. */
  searching: boolean;
  reveal: Reveal;
  onRsvp: (event: EventView) => void;
  actionsFor: (event: EventView) => ReactNode;
}

/** The next event as a poster, the others as cards. */
export function EventsGrid({ events, now, searching, reveal, onRsvp, actionsFor }: EventsGridProps) {
  const shown = searching ? events : events.slice(0, reveal.shown);
  const next = searching ? undefined : shown[0];
  const rest = next ? shown.slice(1) : shown;
  const more = !searching && reveal.loading && events.length > firstShown;
  return (
    <div className="flex flex-col gap-8">
      {next && (
        <EventPoster
          key={next.event.id}
          {...next}
          near={nearness(next.span, now)}
          onRsvp={onRsvp}
          actions={actionsFor(next.event)}
        />
      )}
      <ul className={grid}>
        {rest.map((row) => (
          <li key={row.event.id} className="min-w-0 animate-rise">
            <EventCard {...row} near={nearness(row.span, now)} onRsvp={onRsvp} actionsFor={actionsFor} />
          </li>
        ))}
        {more && (
          <>
            <li>
              <EventCardSkeleton />
            </li>
            <li>
              <EventCardSkeleton />
            </li>
          </>
        )}
      </ul>
      <p role="status" className="sr-only">
        {more && 'Loading more events...'}
      </p>
    </div>
  );
}

/** While the events are loading. */
export function EventsGridSkeleton() {
  return (
    <div role="status" className={grid}>
      <span className="sr-only">Loading events...</span>
      <EventCardSkeleton poster />
      <EventCardSkeleton />
      <EventCardSkeleton />
      <EventCardSkeleton />
    </div>
  );
}
