import type { EventView } from '@rover/contracts/events';
import { isFull } from '@rover/venue/events/event-places';
import { pluralize } from '@rover/venue/pluralize';
import type { ReactNode } from 'react';
import type { TimedEvent } from '../upcoming.js';
import { AddToCalendar } from './add-to-calendar.js';
import { RsvpButton } from './rsvp-button.js';

interface JoinPanelProps extends TimedEvent {
  now: Date;
  onRsvp: (event: EventView) => void;
  /** What an admin can do with it. */
  actions: ReactNode;
}

/** How to join an event, always in view beside its details; for a past event a note that it is over. */
export function JoinPanel({ event, span, now, onRsvp, actions }: JoinPanelProps) {
  const over = span.end <= now;
  return (
    <aside
      aria-labelledby="join"
      className="painted brackets h-fit min-w-0 rounded p-8 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="join" className="text-h3 text-brass">
        Join This Event
      </h2>
      <p className="mt-3 text-sand">{over ? 'This one is over. Ask at the bar how it was.' : placesWords(event)}</p>
      <div className="relative z-10 mt-6 flex flex-col gap-3 empty:hidden print:hidden">
        {!over && (
          <>
            <RsvpButton event={event} label="RSVP Now" look="loud" size="large" onRsvp={onRsvp} />
            <AddToCalendar event={event} span={span} look="gilded" size="large" />
          </>
        )}
        {actions}
      </div>
    </aside>
  );
}

function placesWords(event: EventView): string {
  if (isFull(event)) return 'Every place is taken. Ring us: now and then somebody lets one go.';
  if (!event.showCapacity || event.capacity === 0) return 'Tell us you are coming, and we will keep you a place.';
  const left = event.capacity - event.registered;
  return `${pluralize(left, 'place')} left.`;
}
