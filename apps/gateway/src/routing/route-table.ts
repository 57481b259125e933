import { bodyBytes } from '@rover/contracts/body-bytes';
import type { GatewayConfig } from '../gateway.config.js';
import { doorLimits } from '../limits/door-limits.js';
import type { Admission } from '../limits/doorkeeper.js';

/** Which variable has a service's address. */
export type ServiceAddress = 'AUTH_URL' | 'EVENTS_URL' | 'BOOKINGS_URL' | 'MEDIA_URL' | 'MONITORING_URL';

export interface ProxyRoute {
  /** Fastify's pattern; a `*` ends it. The path goes on to the service as it came. */
  url: string;
  to: ServiceAddress;
  /** It is only read. */
  isReadOnly?: boolean;
  /** Bytes of a body, at most, where it is not the usual; a multipart one, where uploads are taken, is an upload. */
  bodyLimit?: number;
  /** Milliseconds in which the service begins to answer, where that may take longer than the usual three seconds. */
  answersWithin?: number;
  /** The same of what changes something. */
  changesWithin?: number;
  /** Files are taken here, which may be large and slow. */
  takesUploads?: boolean;
  /** What stands behind the last slash is a name, whatever it looks like; it goes on encoded as one. */
  endsInName?: boolean;
  admits: Admission;
  /** A write that succeeds here changes what the public reads of events show. */
  changesEvents?: boolean;
}

/** For what waits its turn, or for somebody further away. */
const inItsOwnTime = 10_000;

/** Up to a hundred changes, one after the other. */
const bulk = { to: 'BOOKINGS_URL', admits: 'admins', answersWithin: inItsOwnTime } as const;

const adminEvents = {
  to: 'EVENTS_URL',
  bodyLimit: bodyBytes.event,
  admits: 'admins',
  changesEvents: true,
  takesUploads: true,
  changesWithin: inItsOwnTime,
} as const;

/**
 * Which service answers what. The nearest prefix holds, wherever it stands here: what is to be limited more strictly than its
 * prefix has a line of its own. Anything else under /api is a 404.
 */
export const proxyRoutes: readonly ProxyRoute[] = [
  { url: '/api/auth/login', to: 'AUTH_URL', admits: doorLimits.login },
  { url: '/api/auth/register', to: 'AUTH_URL', admits: doorLimits.register },
  { url: '/api/auth/forgot-password', to: 'AUTH_URL', admits: doorLimits.forgotPassword },
  { url: '/api/auth/resend-verification', to: 'AUTH_URL', admits: doorLimits.resendVerification },
  { url: '/api/auth/*', to: 'AUTH_URL', admits: doorLimits.visit },
  { url: '/api/admin/users', to: 'AUTH_URL', admits: 'admins' },
  { url: '/api/admin/users/*', to: 'AUTH_URL', admits: 'admins' },
  { url: '/api/events/rsvp', to: 'BOOKINGS_URL', admits: doorLimits.rsvp },
  { url: '/api/events/rsvp/*', to: 'BOOKINGS_URL', admits: doorLimits.visit },
  { url: '/api/admin/rsvp-bookings', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/rsvp-bookings/status', ...bulk },
  { url: '/api/admin/rsvp-bookings/*', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/booking-news', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/vip/book', to: 'BOOKINGS_URL', admits: doorLimits.vip },
  { url: '/api/vip/services', to: 'MEDIA_URL', admits: doorLimits.visit },
  { url: '/api/admin/vip-services/*', to: 'MEDIA_URL', admits: 'admins', takesUploads: true },
  { url: '/api/admin/vip-bookings', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/vip-bookings/status', ...bulk },
  { url: '/api/admin/vip-bookings/*', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/events', ...adminEvents },
  { url: '/api/admin/events/*', ...adminEvents },
  { url: '/api/admin/upload-media', to: 'MEDIA_URL', admits: 'admins', takesUploads: true },
  { url: '/api/admin/media-library', to: 'MEDIA_URL', admits: 'admins' },
  { url: '/api/admin/media-library/*', to: 'MEDIA_URL', admits: 'admins', endsInName: true },
  { url: '/api/admin/monitoring', to: 'MONITORING_URL', admits: 'admins' },
  { url: '/api/admin/audit', to: 'MONITORING_URL', admits: 'admins' },
  { url: '/api/admin/dependencies', to: 'MONITORING_URL', admits: 'admins', answersWithin: inItsOwnTime },
  { url: '/api/admin/undelivered', to: 'MONITORING_URL', admits: 'admins' },
  {
    url: '/api/admin/undelivered/*',
    to: 'MONITORING_URL',
    admits: 'admins',
    answersWithin: inItsOwnTime,
  },
  { url: '/media/*', to: 'MEDIA_URL', isReadOnly: true, admits: doorLimits.media },
];

export type ServiceAddresses = Pick<GatewayConfig, ServiceAddress>;
