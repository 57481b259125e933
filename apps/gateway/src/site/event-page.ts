import { eventCalendarPath } from '@rover/contracts/calendar';
import type { EventScreen } from '@rover/contracts/event-screen';
import type { EventView } from '@rover/contracts/events';
import { eventPath } from '@rover/contracts/pages';
import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { type EventSpan, eventSpan } from '@rover/venue/events/event-clock';
import { longDate, shortDate, timeRange } from '@rover/venue/events/event-words';
import { eventPictureSizes } from '@rover/venue/head-pictures';
import { eventJsonLd } from './event-json-ld.js';
import { eventScreen } from './event-screen.js';
import { jsonLdScripts } from './json-ld-scripts.js';
import { noscriptPage, paragraphs } from './noscript.js';
import { calendarLink, headHtml, photoLink, pictureLink } from './page-head.js';
import type { PageParts } from './page-template.js';
import type { PublicAddresses } from './public-addresses.js';
import { eventImage } from './shared-image.js';

/**
 * The page of an event. Its description begins with the date, since previews of shared links mostly show only a line or
 * two.
 */
export function eventPage(event: EventView, addresses: PublicAddresses): PageParts {
  const span = eventSpan(event);
  const screen = span ? eventScreen(event) : undefined;
  const address = addresses.of(eventPath(event.slug));
  const image = eventImage(event, addresses);
  const when = span ? `${shortDate(span.start)}, ${timeRange(span)}. ` : '';
  const head = headHtml({
    title: event.title,
    description: shorten(`${when}${event.price ? `${event.price}. ` : ''}${event.description}`),
    address,
    image,
    extra: [screen && eventPictureLink(screen), calendarLink(eventCalendarPath(event.slug))]
      .filter(Boolean)
      .join('\n    '),
  });
  const data = span ? [eventJsonLd(event, span, { home: addresses.home, event: address, image: image.url })] : [];
  return { head, body: noscriptPage(event.title, eventWords(event, span)) + jsonLdScripts(data), screen };
}

/** A preload of the picture; undefined for one from another site, which may not be there. */
function eventPictureLink({ image, photo, avif }: EventScreen): string | undefined {
  if (avif) return pictureLink(avif, eventPictureSizes);
  return photo ? photoLink(image, photo, eventPictureSizes) : undefined;
}

function eventWords(event: EventView, span: EventSpan | null): string {
  const { location, price, description, extendedDescription } = event;
  const when = span
    ? `<p><time datetime="${span.start.toISOString()}">${longDate(span.start)}</time>, ${timeRange(span)}</p>`
    : '';
  return when + paragraphs(location, price, description) + textOf(extendedDescription);
}

/** The text of the editor's HTML as paragraphs. What the editor escaped stays escaped. */
function textOf(html: string): string {
  const blocks = html.split(/<\/(?:p|h[1-3]|li)>|<br[^>]*>/i).map((block) => block.replace(/<[^>]*>/g, '').trim());
  return blocks
    .filter(Boolean)
    .map((block) => `<p>${block.replace(/[<>]/g, escapeMarkup)}</p>`)
    .join('');
}

const longest = 300;

/** The first whole words, as many as previews of links show. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= longest) return flat;
  const cut = flat.slice(0, flat.lastIndexOf(' ', longest) + 1 || longest);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trim()}…`;
}
