import type { EventView } from '@rover/contracts/events';
import { webAddress } from '@rover/contracts/web-address';
import type { EventSpan } from '@rover/venue/events/event-clock';
import { shortDate, timeRange } from '@rover/venue/events/event-words';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

interface EventFactsProps {
  event: EventView;
  span: EventSpan;
  /** The date is shown elsewhere. */
  withoutDate?: boolean;
}

/** When and where, in three lines. */
export function EventFacts({ event, span, withoutDate = false }: EventFactsProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {!withoutDate && (
        <Fact icon={<CalendarDays />}>
          <time dateTime={span.eventDate}>{shortDate(span.start)}</time>
        </Fact>
      )}
      <Fact icon={<Clock />}>{timeRange(span)}</Fact>
      <Fact icon={<MapPin />}>
        <LocationLink event={event} />
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&>svg]:mt-1 [&>svg]:size-[1.1em] [&>svg]:shrink-0 [&>svg]:opacity-80">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** The place, linked to a map in a new tab if there is a link. */
export function LocationLink({ event: { location, locationUrl } }: { event: EventView }) {
  const map = webAddress(locationUrl);
  if (!map) return <span>{location}</span>;
  return (
    <a
      href={map}
      target="_blank"
      rel="noopener noreferrer"
      className="relative z-10 inline-block wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span>{location}</span>
      <span className="sr-only"> (map, opens in a new tab)</span>
    </a>
  );
}
