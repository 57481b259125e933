import { RichText } from '@rover/ui/rich-text';
import { dayOfWeek } from '@rover/venue/event-clock';
import { longDate, timeRange } from '@rover/venue/event-words';
import { Banknote, CalendarDays, Clock, MapPin, PartyPopper, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TimedEvent } from '../upcoming.js';
import { LocationLink } from './event-facts.js';

/** Everything one wants to know before one comes. */
export function EventDetails({ event, span }: TimedEvent) {
  const free = event.price === 'Free Entry';
  return (
    <section aria-labelledby="event-details" className="min-w-0">
      <h2 id="event-details" className="text-h2">
        Event Details
      </h2>
      <p className="mt-4 max-w-prose text-lead whitespace-pre-line wrap-anywhere">{event.description}</p>
      <dl className="mt-8 grid gap-px overflow-hidden rounded border border-sand bg-sand sm:grid-cols-2">
        <Detail icon={<CalendarDays />} term="Date">
          <time dateTime={span.eventDate}>{longDate(span.start)}</time>
        </Detail>
        <Detail icon={<Sun />} term="Day">
          {dayOfWeek(span.eventDate)}
        </Detail>
        <Detail icon={<Clock />} term="Time">
          {timeRange(span)}
        </Detail>
        <Detail icon={<MapPin />} term="Location">
          <LocationLink event={event} />
        </Detail>
        <Detail icon={free ? <PartyPopper /> : <Banknote />} term="Price" wide>
          {event.price}
        </Detail>
      </dl>
      {event.extendedDescription && <RichText html={event.extendedDescription} className="mt-10 wrap-anywhere" />}
    </section>
  );
}

function Detail({
  icon,
  term,
  wide,
  children,
}: {
  icon: ReactNode;
  term: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide ? 'bg-paper sm:col-span-2' : 'bg-paper'}>
      <div className="flex items-start gap-3.5 p-5 [&>svg]:mt-1 [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-brass-dark">
        {icon}
        <div className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{children}</dd>
        </div>
      </div>
    </div>
  );
}
