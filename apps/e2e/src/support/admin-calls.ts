import { randomUUID } from 'node:crypto';

/** Every call of the back office, none of which finds anything to change. */
export const adminCalls = [
  ['POST', '/api/admin/validate-token'],
  ['GET', '/api/admin/events'],
  ['POST', '/api/admin/events'],
  ['PUT', `/api/admin/events/${randomUUID()}`],
  ['DELETE', `/api/admin/events/${randomUUID()}`],
  ['POST', `/api/admin/events/${randomUUID()}/restore`],
  ['POST', `/api/admin/events/${randomUUID()}/media`],
  ['DELETE', `/api/admin/events/${randomUUID()}/media`],
  ['DELETE', `/api/admin/events/${randomUUID()}/media/photo`],
  ['PUT', `/api/admin/events/${randomUUID()}/media/photo/caption`],
  ['GET', '/api/admin/rsvp-bookings'],
  ['PUT', `/api/admin/rsvp-bookings/${randomUUID()}`],
  ['DELETE', `/api/admin/rsvp-bookings/${randomUUID()}`],
  ['GET', '/api/admin/vip-bookings'],
  ['PUT', `/api/admin/vip-bookings/${randomUUID()}`],
  ['DELETE', `/api/admin/vip-bookings/${randomUUID()}`],
  ['PUT', '/api/admin/vip-services/mariachi/audio'],
  ['DELETE', '/api/admin/vip-services/mariachi/audio'],
  ['GET', '/api/admin/users'],
  ['PUT', `/api/admin/users/${randomUUID()}`],
  ['DELETE', `/api/admin/users/${randomUUID()}`],
  ['POST', '/api/admin/upload-media'],
  ['GET', '/api/admin/media-library'],
  ['DELETE', `/api/admin/media-library/%2Fmedia%2F${randomUUID()}%2Fphoto-1x1.jpg`],
] as const;
