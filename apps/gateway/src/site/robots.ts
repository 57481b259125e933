import { pages } from '@rover/contracts/pages';
import type { PublicAddresses } from './public-addresses.js';

/** Who may read what. The events are open: a search engine that runs the site's scripts must get them too. */
export function robotsTxt(addresses: PublicAddresses): string {
  return `User-agent: *
Disallow: ${pages.admin}
Disallow: /api/
Allow: /api/events

Sitemap: ${addresses.of('/sitemap.xml')}
`;
}
