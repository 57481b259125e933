/**
 * The facts of a pub that the site, the mails and the feeds use. For another pub, change the values below, then the
 * menu and the texts beside this file, and render its wordmark (CONTRIBUTING.md, "Replacing a picture").
 */
export interface Venue {
  name: string;
  /** The kind of place, as written under the name. */
  kind: string;
  /** One dry, warm line. */
  tagline: string;
  /** The headline of the home page. */
  headline: string;
  /** A paragraph that welcomes a new guest. */
  welcome: string;
  /** Year of the opening. */
  established: number;
  /** What sets the pub apart, to follow 'we are' or a comma. */
  distinction: string;
  address: Address;
  coordinates: Coordinates;
  /** E.164, for `tel:` links. */
  phone: string;
  /** The same number as a person reads it. */
  phoneDisplay: string;
  /** Digits only, country code first, for chat-app links (`https://wa.me/<number>`). */
  chatNumber: string;
  email: string;
  hours: OpeningHours;
  /** IANA time zone of the pub: 'today', 'past' and all event times are in it. */
  timeZone: string;
  /** Cuisines, as restaurant guides list them. */
  cuisines: readonly string[];
  /** ISO 4217, of the menu. */
  currency: string;
  links: VenueLinks;
  embeds: { map: Embed; gringoGazette: Embed };
  event: EventDefaults;
}

export interface Address {
  street: string;
  /** Building, floor, landmark. */
  place: string;
  city: string;
  region: string;
  /** As on an envelope. */
  regionCode: string;
  postalCode: string;
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** WGS 84, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** HH:MM in the venue's zone, every day; `closes` before `opens` is on the next day. */
export interface OpeningHours {
  opens: string;
  closes: string;
}

/** Links to other sites. Each opens in a new tab. */
export interface VenueLinks {
  facebook: string;
  instagram: string;
  /** The pub's listing in Google's local results. */
  google: string;
  tripadvisor: string;
  /** Where guests review the pub: local results, social network, travel site. */
  reviews: { google: string; facebook: string; tripadvisor: string };
  /** A short link to the pub on a map. */
  map: string;
  /** Where a table is booked. */
  reservation: string;
  /** The menu in a design tool, to embed; null to show our own menu. */
  menuEmbed: string | null;
}

/** A page of another site, embedded in ours. */
export interface Embed {
  /** Its description. */
  title: string;
  /** The address for embedding. */
  src: string;
  /** The address of the page itself, to open in a new tab. */
  link: string;
}

/** Defaults of a new event. */
export interface EventDefaults {
  /** HH:MM in the venue's zone. */
  startTime: string;
  /** HH:MM; at or before the start it is on the next day. */
  endTime: string;
  location: string;
  locationUrl: string;
  /** Places; 0 is unlimited. */
  capacity: number;
  price: string;
  /** A path on this site. */
  image: string;
}

const name = 'The Wild Rover';

/** Placeholder position: the marina, not a door. */
const coordinates: Coordinates = { latitude: 22.8814, longitude: -109.9117 };

const map = `https://maps.google.com/?q=${coordinates.latitude},${coordinates.longitude}`;

/** The margin around the pub on the map, in degrees. */
const around = { latitude: 0.003, longitude: 0.006 };

const mapEdges = [
  coordinates.longitude - around.longitude,
  coordinates.latitude - around.latitude,
  coordinates.longitude + around.longitude,
  coordinates.latitude + around.latitude,
].map((edge) => edge.toFixed(4));

/** The facts of the pub, each in one place. A value under a "Placeholder" comment is to be replaced before opening. */
export const venue: Venue = {
  name,
  kind: 'Irish pub & kitchen',
  tagline: 'Kitchen till late, stories till later.',
  headline: 'Where the land ends, the pint begins.',
  welcome:
    'A rover walked west until the land ran out, and opened a pub. Slow-poured stout, a kitchen that stays up late and ' +
    'a session in the corner, on the marina of Cabo San Lucas. Pull up a stool.',
  established: 2022,
  distinction: 'the only Irish pub in Los Cabos',
  // Placeholder: street and unit.
  address: {
    street: 'Boulevard Paseo de la Marina 17',
    place: 'Marina Cabo San Lucas, Dock 3',
    city: 'Cabo San Lucas',
    region: 'Baja California Sur',
    regionCode: 'B.C.S.',
    postalCode: '23450',
    country: 'Mexico',
    countryCode: 'MX',
  },
  coordinates,
  // Placeholders: phone, chat number, email.
  phone: '+526245550142',
  phoneDisplay: '+52 624 555 0142',
  chatNumber: '526245550142',
  email: 'hello@thewildrover.example',
  hours: { opens: '09:00', closes: '02:00' },
  timeZone: 'America/Mazatlan',
  cuisines: ['Irish', 'Pub food', 'Seafood'],
  currency: 'MXN',
  // Placeholders: every account and listing. The map follows the coordinates.
  links: {
    facebook: 'https://www.facebook.com/thewildrovercabo',
    instagram: 'https://www.instagram.com/thewildrovercabo',
    google: 'https://www.google.com/maps/search/?api=1&query=The+Wild+Rover+Cabo+San+Lucas',
    tripadvisor: 'https://www.tripadvisor.com/Search?q=The+Wild+Rover+Cabo+San+Lucas',
    reviews: {
      google: 'https://www.google.com/search?q=The+Wild+Rover+Cabo+San+Lucas+reviews',
      facebook: 'https://www.facebook.com/thewildrovercabo/reviews',
      tripadvisor: 'https://www.tripadvisor.com/Search?q=The+Wild+Rover+Cabo+San+Lucas',
    },
    map,
    reservation: 'https://www.opentable.com/s?term=The+Wild+Rover+Cabo+San+Lucas',
    menuEmbed: null,
  },
  embeds: {
    map: {
      title: `Map of ${name} and the marina`,
      src: `https://www.openstreetmap.org/export/embed.html?bbox=${mapEdges.join('%2C')}&marker=${coordinates.latitude}%2C${coordinates.longitude}`,
      link: `https://www.openstreetmap.org/?mlat=${coordinates.latitude}&mlon=${coordinates.longitude}#map=17/${coordinates.latitude}/${coordinates.longitude}`,
    },
    // Placeholder: a free film, until the newspaper's own is out.
    gringoGazette: {
      title: 'Video of the Gringo Gazette',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
      link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
  },
  event: {
    startTime: '19:00',
    endTime: '02:00',
    location: name,
    locationUrl: map,
    capacity: 100,
    price: 'Free Entry',
    image: '/herophotos/bar-at-dusk.jpg',
  },
};
