import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { webAddress } from '@rover/contracts/web-address';
import { Badge } from '@rover/ui/badge';
import type { EventSpan } from '@rover/venue/events/event-clock';
import { longDate } from '@rover/venue/events/event-words';
import type { ReactNode } from 'react';
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

interface EventPosterProps extends TimedEvent {
  near: Nearness | null;
  onRsvp: (event: EventView) => void;
  actions?: ReactNode;
}

/** The next event, as it would hang in the window: big day, big name. */
export function EventPoster({ event, span, near, onRsvp, actions }: EventPosterProps) {
  const details = plainText(event.extendedDescription);
  return (
    <article className="group painted relative grid overflow-hidden rounded border border-brass shadow-lifted lg:grid-cols-[1.1fr_1fr]">
      <div className="relative aspect-3/2 overflow-hidden lg:aspect-auto lg:min-h-108">
        <EventImage first src={webAddress(event.image) ?? ''} className="absolute inset-0 size-full object-cover" />
        <ShareButton event={event} className="absolute right-3 top-3 z-10" />
      </div>
      <div className="brackets flex min-w-0 flex-col gap-5 p-8 sm:p-11">
        <div className="relative flex flex-wrap items-center gap-3">
          <Badge tone="marigold">{near ?? 'Next up'}</Badge>
          <PriceBadge price={event.price} className="max-w-full" />
        </div>
        <PosterDate span={span} />
        <h2 className="text-h2 wrap-anywhere">
          <Link
            to={eventPath(event.slug)}
            className="after:absolute after:inset-0 after:z-1 decoration-brass decoration-2 underline-offset-4 group-hover:underline"
          >
            {event.title}
          </Link>
        </h2>
        <EventFacts withoutDate event={event} span={span} />
        <p className="max-w-prose text-sand wrap-anywhere">{shorten(event.description, cardDescription)}</p>
        {details && <p className="max-w-prose text-sm text-sand wrap-anywhere">{shorten(details, cardDetails)}</p>}
        <div className="relative z-10 mt-auto flex flex-wrap gap-3">
          <RsvpButton
            amongOthers
            event={event}
            label="RSVP"
            look="loud"
            size="large"
            onRsvp={onRsvp}
            className="min-w-0 basis-40 max-sm:grow"
          />
          <AddToCalendar
            amongOthers
            event={event}
            span={span}
            look="gilded"
            size="large"
            className="min-w-0 max-sm:grow"
          />
          {actions}
        </div>
      </div>
    </article>
  );
}

/** 'Saturday / 28 / November', the figure as high as the two words. */
function PosterDate({ span }: { span: EventSpan }) {
  const [weekday, day, month] = longDate(span.start).replace(',', '').split(' ');
  return (
    <time dateTime={span.eventDate} className="flex flex-wrap items-center gap-4 font-display text-brass">
      <span className="text-[clamp(3.6rem,2.6rem+4.5vw,6rem)] leading-[0.85] tabular-nums">{day}</span>
      <span className="min-w-0 border-l border-brass pl-4 text-h3 wrap-anywhere">
        <span>{weekday}</span>
        <br />
        <span>{month}</span>
      </span>
    </time>
  );
}
