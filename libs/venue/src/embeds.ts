import { venue } from './venue.js';

/** The origins of all embedded sites: pages may frame these and no others. */
export function embeddedOrigins(): string[] {
  const { embeds, links } = venue;
  const addresses = [embeds.map.src, embeds.gringoGazette.src, links.menuEmbed].filter((address) => address !== null);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
