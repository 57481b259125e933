/**
 * The pages of the site, as route patterns. The router of the site uses them, and the server uses them to distinguish a
 * page (200) from an unknown path (404).
 */
export const pages = {
  home: '/',
  about: '/about',
  reviews: '/reviews',
  press: '/press',
  gringoGazette: '/press/gringo-gazette',
  menu: '/menu',
  drinks: '/drinks',
  food: '/food',
  delivery: '/delivery',
  vipPackages: '/vip-packages',
  events: '/events',
  event: '/events/:eventSlug',
  login: '/login',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  admin: '/admin',
  doorList: '/admin/door-list/:eventId',
  componentLibrary: '/component-library',
  cancelRsvp: '/rsvp/cancel',
} as const;

/** The page of an event, by its current or a former slug. */
export function eventPath(slug: string): string {
  return pages.event.replace(':eventSlug', encodeURIComponent(slug));
}

/** The source of a page in apps/web, by its name in `pages`: `gringoGazette` is `src/pages/gringo-gazette-page.tsx`. */
export function pageSource(name: string): string {
  return `src/pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
}

/** Path, in the built site, of the HTML of a page with its first screen, if it has one. @param address as in `pages` */
export function firstScreenFile(address: string): string {
  return `.vite/first-screens${address.replace(':', '').replace(/\/$/, '')}/index.html`;
}
