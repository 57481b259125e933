import { venue } from './venue.js';

const { street, place, postalCode, city, regionCode, country } = venue.address;

/** The pub's address on one line. */
export const venueAddress = `${street}, ${place}, ${postalCode} ${city}, ${regionCode}, ${country}`;

/** The domain in the pub's own ids: of mails, and of events in calendars. */
export const venueDomain = venue.email.slice(venue.email.lastIndexOf('@') + 1);
