import { pages } from '@rover/contracts/pages';
import type { PublicAddresses } from './public-addresses.js';

/** Which paths crawlers may read. The API of events is open: a search engine that runs the site's scripts needs it. */
export function robotsTxt(addresses: PublicAddresses): string {
  return `User-agent: *
Disallow: ${pages.admin}
Disallow: /api/
Allow: /api/events

Sitemap: ${addresses.of('/sitemap.xml')}
`;
}
