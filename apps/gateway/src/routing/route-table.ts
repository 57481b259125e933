import { bodyBytes } from '@rover/contracts/body-bytes';
import type { GatewayConfig } from '../gateway.config.js';
import { ipRateLimits } from '../limits/rate-limits.js';
import type { RouteAccess } from '../limits/request-guard.js';

/** The variable that holds a service's address. */
export type ServiceAddress = 'AUTH_URL' | 'EVENTS_URL' | 'BOOKINGS_URL' | 'MEDIA_URL' | 'MONITORING_URL';

export interface ProxyRoute {
  /** Fastify's pattern; a `*` ends it. The path is passed on unchanged. */
  url: string;
  to: ServiceAddress;
  /** Only GET and HEAD are passed on. */
  isReadOnly?: boolean;
  /**
   * The most bytes of a body, where it differs from the usual; the multipart body of a route that takes uploads has its
   * own limit.
   */
  bodyLimit?: number;
  /** Milliseconds in which the service begins to answer, where that may take longer than the usual three seconds. */
  answersWithin?: number;
  /** The same for requests that change something. */
  changesWithin?: number;
  /** It takes files, which may be large and slow. */
  takesUploads?: boolean;
  /** All that follows the last slash is a name, whatever it looks like; it is passed on encoded as one. */
  endsInName?: boolean;
  admits: RouteAccess;
  /** A write that succeeds here changes what the public reads of events show. */
  changesEvents?: boolean;
}

/** For operations that wait for their turn, or for a server outside. */
const inItsOwnTime = 10_000;

/** Up to a hundred changes in one request, one after the other. */
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
 * Which service answers which path. The longest prefix that matches holds, whatever the order here: what needs a
 * stricter limit than its prefix has a line of its own. Any other path under /api is a 404.
 */
export const proxyRoutes: readonly ProxyRoute[] = [
  { url: '/api/auth/login', to: 'AUTH_URL', admits: ipRateLimits.login },
  { url: '/api/auth/register', to: 'AUTH_URL', admits: ipRateLimits.register },
  { url: '/api/auth/forgot-password', to: 'AUTH_URL', admits: ipRateLimits.forgotPassword },
  { url: '/api/auth/resend-verification', to: 'AUTH_URL', admits: ipRateLimits.resendVerification },
  { url: '/api/auth/*', to: 'AUTH_URL', admits: ipRateLimits.visit },
  { url: '/api/admin/users', to: 'AUTH_URL', admits: 'admins' },
  { url: '/api/admin/users/*', to: 'AUTH_URL', admits: 'admins' },
  { url: '/api/events/rsvp', to: 'BOOKINGS_URL', admits: ipRateLimits.rsvp },
  { url: '/api/events/rsvp/*', to: 'BOOKINGS_URL', admits: ipRateLimits.visit },
  { url: '/api/admin/rsvp-bookings', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/rsvp-bookings/status', ...bulk },
  { url: '/api/admin/rsvp-bookings/*', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/admin/booking-news', to: 'BOOKINGS_URL', admits: 'admins' },
  { url: '/api/vip/book', to: 'BOOKINGS_URL', admits: ipRateLimits.vip },
  { url: '/api/vip/services', to: 'MEDIA_URL', admits: ipRateLimits.visit },
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
  { url: '/media/*', to: 'MEDIA_URL', isReadOnly: true, admits: ipRateLimits.media },
];

export type ServiceAddresses = Pick<GatewayConfig, ServiceAddress>;
