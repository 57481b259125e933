import type { JsonLd } from './json-ld.js';
import { menu } from './menu/menu.js';
import { priceWords } from './menu/menu-price.js';
import { venue } from './venue.js';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Where things of the house are to be found. Absolute URLs. */
export interface VenueAddresses {
  /** The home page. */
  home: string;
  menu: string;
  /** Pictures of the house, the best first. */
  images: readonly string[];
}

/**
 * The house as schema.org knows it, which search engines and maps read. Other nodes mean it by `venueId`.
 *
 * A closing time before the opening time is on the next day, as Google's rules for opening hours want it written.
 */
export function venueJsonLd({ home, menu: menuAddress, images }: VenueAddresses): JsonLd {
  const { links, hours } = venue;
  return {
    '@context': 'https://schema.org',
    '@type': ['BarOrPub', 'Restaurant'],
    '@id': venueId(home),
    name: venue.name,
    description: venue.welcome,
    slogan: venue.tagline,
    url: home,
    image: images,
    foundingDate: String(venue.established),
    address: postalAddress(),
    geo: geoCoordinates(),
    hasMap: links.map,
    telephone: venue.phone,
    email: venue.email,
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: week.map((day) => `https://schema.org/${day}`),
        opens: hours.opens,
        closes: hours.closes,
      },
    ],
    servesCuisine: venue.cuisines,
    priceRange: priceRange(),
    currenciesAccepted: venue.currency,
    hasMenu: menuAddress,
    acceptsReservations: links.reservation,
    sameAs: [links.facebook, links.instagram, links.google, links.tripadvisor],
  };
}

/** What the house is called in linked data. @param home the home page, as an absolute URL */
export function venueId(home: string): string {
  return `${home}#pub`;
}

export function postalAddress(): JsonLd {
  const { street, place, city, region, postalCode, countryCode } = venue.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street}, ${place}`,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  };
}

export function geoCoordinates(): JsonLd {
  return { '@type': 'GeoCoordinates', ...venue.coordinates };
}

/** 'MXN$40 – MXN$250': from the cheapest to the dearest of the menu. */
function priceRange(): string {
  const prices = menu.flatMap(({ items }) => items.map(({ price }) => price));
  return `${priceWords(Math.min(...prices))} – ${priceWords(Math.max(...prices))}`;
}
