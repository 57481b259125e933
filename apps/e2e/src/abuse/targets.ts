import { randomUUID } from 'node:crypto';
import type { DeclaredRoute } from '@rover/platform/testing/routes-of';
import type { Accounts } from '../support/accounts.js';
import { type Api, aGuest, aHost, anEvent } from '../support/api.js';
import { admin } from '../support/pub.js';
import { telephonePhoto } from '../support/telephone-photo.js';

/** The targets: one resource of each kind, by its parameter in the paths of its routes. */
export interface Targets {
  event: string;
  photo: string;
  rsvp: string;
  vipBooking: string;
  user: string;
}

/** Creates one resource of each kind. */
export async function createTargets(api: Api, accounts: Accounts): Promise<Targets> {
  const { id: event } = await api.createEvent({ capacity: 0 });
  const form = new FormData();
  form.append('media', new Blob([new Uint8Array(await telephonePhoto())]), 'photo.jpg');
  const added = await api.asAdmin<{ media: { images: { url: string }[] } }>(
    'POST',
    `/api/admin/events/${event}/media`,
    form,
  );
  await api.rsvp({ eventId: event });
  const [rsvp] = (await api.rsvpsOf(event)).rsvpBookings;
  const { booking } = (await api.bookVip()).body;
  const { id: user } = await accounts.verified();
  return { event, photo: added.body.media.images[0]?.url ?? '', rsvp: rsvp?.id ?? '', vipBooking: booking.id, user };
}

/** The words in the place of a route's parameters, by what the route is about. */
function parametersOf({ path }: DeclaredRoute, targets: Targets): Record<string, string> {
  const id = [
    ['/api/admin/events', targets.event],
    ['/api/admin/rsvp-bookings', targets.rsvp],
    ['/api/admin/vip-bookings', targets.vipBooking],
    ['/api/admin/users', targets.user],
    ['/api/admin/vip-services', 'mariachi'],
  ].find(([start]) => path.startsWith(start ?? ''))?.[1];
  return {
    id: id ?? randomUUID(),
    eventId: targets.event,
    url: targets.photo,
    service: 'notifications',
    kind: 'mail',
    '*': targets.photo,
  };
}

/**
 * A route's path on these targets, one parameter of it perhaps as somebody hostile writes it.
 * @param encoded what stands there, ready for a path
 */
export function pathOf(route: DeclaredRoute, targets: Targets, parameter?: string, encoded = ''): string {
  const sound = parametersOf(route, targets);
  return route.path.replace(/:(\w+)|\*/g, (written, name = written) =>
    name === parameter ? encoded : encodeURIComponent(sound[name] ?? randomUUID()),
  );
}

/** The names of a route's parameters, `*` for the rest of a path. */
export function parametersIn({ path }: DeclaredRoute): string[] {
  return [...path.matchAll(/:(\w+)|\*/g)].map(([written, name]) => name ?? written);
}

/** What each form takes, by its route; a field that is not among it is still tried, only the rest is sound then. */
export function soundForms({ event, photo, rsvp, vipBooking }: Targets): Record<string, object> {
  const { email, password } = admin;
  const token = 'A'.repeat(43);
  const guest = { ...aGuest(), specialRequests: 'No ice.' };
  const host = { ...aHost(), specialRequests: 'A cake.', buttonSource: 'hero' };
  const party = {
    ...anEvent(),
    startTime: '19:00',
    endTime: '02:00',
    location: 'The quay',
    locationUrl: 'https://maps.example.com/quay',
    extendedDescription: '<p>Bring your own.</p>',
    capacity: 0,
    price: '$20',
    image: '/herophotos/bar.jpg',
    recurring: false,
    showCapacity: true,
  };
  return {
    'POST /api/auth/register': { firstName: 'Anne', lastName: 'Bonny', email: 'anne@guest.test', password },
    'POST /api/auth/login': { email, password },
    'POST /api/auth/resend-verification': { email: 'nobody@guest.test' },
    'POST /api/auth/forgot-password': { email: 'nobody@guest.test' },
    'POST /api/auth/verify-email': { token },
    'POST /api/auth/reset-password': { token, password },
    'PUT /api/admin/users/:id': { userType: 'customer', isActive: true },
    'POST /api/admin/events': party,
    'PUT /api/admin/events/:id': party,
    'PUT /api/admin/events/:id/media/:url/caption': { caption: 'Dusk' },
    'DELETE /api/admin/events/:id/media': { mediaUrls: [`${photo}x`] },
    'POST /api/events/rsvp': { ...guest, eventId: event },
    'POST /api/events/rsvp/lookup': { token },
    'POST /api/events/rsvp/cancel': { token },
    'POST /api/admin/rsvp-bookings/status': { ids: [rsvp], status: 'confirmed' },
    'PUT /api/admin/rsvp-bookings/:id': { ...guest, status: 'confirmed', seen: {} },
    'POST /api/vip/book': host,
    'POST /api/admin/vip-bookings/status': { ids: [vipBooking], status: 'pending' },
    'PUT /api/admin/vip-bookings/:id': { ...host, status: 'pending', seen: {} },
  };
}

/** The forms that are taken only with a secret that nobody here has, or find nothing to change. */
export const refusedForms: Record<string, number> = {
  'POST /api/auth/verify-email': 400,
  'POST /api/auth/reset-password': 400,
  'POST /api/events/rsvp/lookup': 404,
  'POST /api/events/rsvp/cancel': 404,
  'DELETE /api/admin/events/:id/media': 404,
};
