import type { EventView } from '@rover/contracts/events';
import { eventPath, pages } from '@rover/contracts/pages';
import { escapeMarkup } from '@rover/platform/http/escape-markup';
import { isPast } from '@rover/venue/events/event-clock';
import { type PageMetadata, pageMetadata } from '@rover/venue/page-metadata';
import type { PublicAddresses } from './public-addresses.js';

/** What the protocol allows in one file (sitemaps.org). */
const mostAddresses = 50_000;

const words: Record<string, PageMetadata> = pageMetadata;

/** The pages that search engines may list, and the upcoming events with the time of their last change. */
export function sitemapXml(
  events: readonly EventView[],
  addresses: PublicAddresses,
  { now = new Date(), most = mostAddresses } = {},
): string {
  const fixed = Object.entries(pages)
    .filter(([name, path]) => !path.includes(':') && !words[name]?.hidden)
    .map(([, path]) => entry(addresses.of(path)));
  const coming = events
    .filter((event) => !isPast(event, now))
    .map(({ slug, updatedAt }) => entry(addresses.of(eventPath(slug)), updatedAt));
  const entries = [...fixed, ...coming].slice(0, most).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

function entry(address: string, lastChanged?: string): string {
  const lastmod = lastChanged ? `<lastmod>${escapeMarkup(lastChanged)}</lastmod>` : '';
  return `  <url><loc>${escapeMarkup(address)}</loc>${lastmod}</url>`;
}
