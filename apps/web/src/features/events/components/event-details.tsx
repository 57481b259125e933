import { RichText } from '@rover/ui/rich-text';
import { dayOfWeek } from '@rover/venue/events/event-clock';
import { longDate, timeRange } from '@rover/venue/events/event-words';
import { clsx } from 'clsx';
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

interface DetailProps {
  icon: ReactNode;
  term: string;
  wide?: boolean;
  children: ReactNode;
}

function Detail({ icon, term, wide = false, children }: DetailProps) {
  return (
    <div className={clsx('relative bg-paper p-5 pl-15', wide && 'sm:col-span-2')}>
      <dt className="text-sm text-muted [&>svg]:absolute [&>svg]:left-5 [&>svg]:top-6 [&>svg]:size-6 [&>svg]:text-brass-dark">
        {icon}
        {term}
      </dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
