import { eventSpan } from '@rover/venue/events/event-clock';
import { shortDate } from '@rover/venue/events/event-words';

/** A day at the pub: YYYY-MM-DD. */
export function Day({ of: day }: { of: string }) {
  const span = eventSpan({ eventDate: day });
  return (
    <time dateTime={day} className="lg:whitespace-nowrap">
      {span ? shortDate(span.start) : day}
    </time>
  );
}
