import { venue } from './venue.js';

/** The titles of the pages by their names in `pages` of contracts, and of the 404 page. */
export const pageTitles = {
  home: `Irish pub in ${venue.address.city}`,
  about: 'Our Story',
  reviews: 'Reviews',
  press: 'Press',
  gringoGazette: 'Gringo Gazette Placeholder',
  menu: 'Menu',
  drinks: 'Drinks menu',
  food: 'Food menu',
  delivery: 'Delivery',
  vipPackages: 'VIP Event Packages',
  events: 'Upcoming Events',
  event: 'Event',
  login: 'Login',
  verifyEmail: 'Verifying Email...',
  resetPassword: 'Reset Password',
  admin: 'Admin',
  doorList: 'Door list',
  componentLibrary: 'Component Library',
  cancelRsvp: 'Cancel my RSVP',
  notFound: '404 Page Not Found',
} as const satisfies Record<string, string>;

/** 'Menu | The Wild Rover': the title for the tab and for search results. That of the home page has no suffix. */
export function tabTitle(title: string): string {
  return title === pageTitles.home ? title : `${title} | ${venue.name}`;
}
