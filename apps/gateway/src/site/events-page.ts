import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { eventSpan, isPast } from '@rover/venue/events/event-clock';
import { shortDate, timeRange } from '@rover/venue/events/event-words';
import { paragraphs } from './noscript.js';
import type { PageParts } from './page-template.js';
import type { PublicAddresses } from './public-addresses.js';
import { sitePage } from './site-pages.js';

/** The page of all events, with the upcoming ones in `<noscript>`. */
export function eventsPage(
  events: readonly EventView[],
  addresses: PublicAddresses,
  now: Date = new Date(),
): PageParts {
  const coming = events.filter((event) => !isPast(event, now)).map(line);
  const shown = coming.length > 0 ? `<ul>${coming.join('')}</ul>` : paragraphs('No upcoming events available.');
  return sitePage('events', addresses, shown);
}

function line(event: EventView): string {
  const span = eventSpan(event);
  const facts = [span && `${shortDate(span.start)}, ${timeRange(span)}`, event.price].filter(Boolean).join('. ');
  const path = escapeMarkup(eventPath(event.slug));
  return `<li><b><a href="${path}">${escapeMarkup(event.title)}</a></b><br>${escapeMarkup(facts)}</li>`;
}
