import { pages } from '@rover/contracts/pages';
import { pageMetadata } from '@rover/venue/page-metadata';
import { venue } from '@rover/venue/venue';

/**
 * The site as something to keep on a phone's home screen (W3C Web App Manifest). Paths, so that any address will do.
 */
export function webManifest(): string {
  const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: pages.home,
    name: `${venue.name}, ${venue.kind}`,
    short_name: venue.name,
    description: pageMetadata.home.description,
    lang: 'en',
    start_url: pages.home,
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#0d3326',
    background_color: '#f6eedd',
    categories: ['food', 'entertainment'],
    icons: [png('icon-192', 192, 'any'), png('icon-512', 512, 'any'), png('icon-maskable-512', 512, 'maskable')],
  });
}
