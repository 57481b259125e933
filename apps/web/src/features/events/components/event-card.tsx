import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { webAddress } from '@rover/contracts/web-address';
import { Badge } from '@rover/ui/badge';
import { Card } from '@rover/ui/card';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plainText } from '../plain-text.js';
import { cardDescription, cardDetails, shorten } from '../shorten.js';
import type { Nearness, TimedEvent } from '../upcoming.js';
import { AddToCalendar } from './add-to-calendar.js';
import { EventFacts } from './event-facts.js';
import { EventImage } from './event-image.js';
import { PriceBadge } from './price-badge.js';
import { RsvpButton } from './rsvp-button.js';
import { ShareButton } from './share-button.js';

interface EventCardProps extends TimedEvent {
  near: Nearness | null;
  onRsvp: (event: EventView) => void;
  /** What an admin can do with it. */
  actionsFor: (event: EventView) => ReactNode;
}

/** An event in the grid. Pressing it anywhere opens its page. Memoized. */
export const EventCard = memo(({ event, span, near, onRsvp, actionsFor }: EventCardProps) => {
  const details = plainText(event.extendedDescription);
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-shadow duration-200 hover:shadow-lifted">
      <div className="relative aspect-3/2 overflow-hidden bg-green">
        <EventImage
          src={webAddress(event.image) ?? ''}
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
        <div className="absolute inset-x-3 bottom-3 flex flex-wrap gap-2">
          <PriceBadge price={event.price} className="max-w-full" />
          {near && <Badge tone="marigold">{near}</Badge>}
        </div>
        <ShareButton event={event} className="absolute right-3 top-3 z-10" />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <h2 className="text-h3 wrap-anywhere">
          <Link to={eventPath(event.slug)} className="after:absolute after:inset-0 group-hover:text-leaf">
            {event.title}
          </Link>
        </h2>
        <EventFacts event={event} span={span} />
        <p className="text-muted wrap-anywhere">{shorten(event.description, cardDescription)}</p>
        {details && <p className="text-sm text-muted wrap-anywhere">{shorten(details, cardDetails)}</p>}
        <div className="relative z-10 mt-auto flex flex-wrap gap-3 pt-1">
          <RsvpButton
            amongOthers
            event={event}
            label="RSVP"
            onRsvp={onRsvp}
            className="min-w-24 flex-1 whitespace-nowrap"
          />
          <AddToCalendar amongOthers event={event} span={span} look="quiet" className="grow" />
          {actionsFor(event)}
        </div>
      </div>
    </Card>
  );
});
