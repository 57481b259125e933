import { venue } from './venue.js';

const { street, place, postalCode, city, regionCode, country } = venue.address;

/** Where the pub is, on one line. */
export const venueAddress = `${street}, ${place}, ${postalCode} ${city}, ${regionCode}, ${country}`;

/** The domain that the pub's own ids are made in: of mails, and of events in calendars. */
export const venueDomain = venue.email.slice(venue.email.lastIndexOf('@') + 1);
