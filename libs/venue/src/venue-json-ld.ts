import type { JsonLd } from './json-ld.js';
import { menu } from './menu/menu.js';
import { priceWords } from './menu/menu-price.js';
import { venue } from './venue.js';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Absolute URLs of the pub. */
export interface VenueAddresses {
  /** The home page. */
  home: string;
  menu: string;
  /** Pictures of the pub, the best first. */
  images: readonly string[];
}

/**
 * The pub in schema.org's terms, for search engines and maps. Other nodes refer to it by `venueId`. A closing time
 * before the opening time is on the next day, as Google's rules for opening hours require.
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

/** The `@id` of the pub. @param home the home page, as an absolute URL */
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

/** 'MXN$40 – MXN$250': the cheapest and the most expensive item of the menu. */
function priceRange(): string {
  const prices = menu.flatMap(({ items }) => items.map(({ price }) => price));
  return `${priceWords(Math.min(...prices))} – ${priceWords(Math.max(...prices))}`;
}
