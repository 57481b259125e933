import type { EventView } from '@rover/contracts/events';
import { isPast } from '@rover/venue/event-clock';
import type { ReactNode } from 'react';
import { isFull } from '../upcoming.js';
import { RsvpButton } from './rsvp-button.js';

interface JoinPanelProps {
  event: EventView;
  onRsvp: (event: EventView) => void;
  /** What an admin can do with it. */
  actions?: ReactNode;
}

/** The way into an event, always in sight beside its details. */
export function JoinPanel({ event, onRsvp, actions }: JoinPanelProps) {
  return (
    <aside aria-labelledby="join" className="painted brackets h-fit rounded p-8 lg:sticky lg:top-6">
      <h2 id="join" className="text-h3 text-brass">
        Join This Event
      </h2>
      <p className="mt-3 text-sand">{placesWords(event)}</p>
      <div className="relative z-10 mt-6 flex flex-col gap-3">
        {!isPast(event) && <RsvpButton event={event} label="RSVP Now" look="loud" size="large" onRsvp={onRsvp} />}
        {actions}
      </div>
    </aside>
  );
}

function placesWords(event: EventView): string {
  if (isPast(event)) return 'This one is over. Ask at the bar how it was.';
  if (isFull(event)) return 'Every place is taken. Ring us: now and then somebody lets one go.';
  if (!event.showCapacity || event.capacity === 0) return 'Tell us you are coming, and we keep you a place.';
  const left = event.capacity - event.registered;
  return left === 1 ? '1 place left.' : `${left} places left.`;
}
