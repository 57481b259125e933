import type { GatewayConfig } from '../gateway.config.js';
import { doorLimits } from '../limits/door-limits.js';
import type { Admission } from '../limits/doorkeeper.js';

export interface ProxyRoute {
  /** Fastify's pattern; a `*` ends it. The path goes on to the service as it came. */
  url: string;
  /** Which variable has the service's address. */
  to: 'AUTH_URL' | 'EVENTS_URL' | 'BOOKINGS_URL';
  /** Bytes of a body, at most. */
  bodyLimit: number;
  admits: Admission;
  /** A write that succeeds here changes what the public reads of events show. */
  changesEvents?: boolean;
}

const json = 64 * 1024;
const richJson = 256 * 1024;

/** Which service answers what. Anything else under /api is a 404. */
export const proxyRoutes: readonly ProxyRoute[] = [
  { url: '/api/auth/login', to: 'AUTH_URL', bodyLimit: json, admits: doorLimits.login },
  { url: '/api/auth/register', to: 'AUTH_URL', bodyLimit: json, admits: doorLimits.register },
  { url: '/api/auth/forgot-password', to: 'AUTH_URL', bodyLimit: json, admits: doorLimits.forgotPassword },
  { url: '/api/auth/resend-verification', to: 'AUTH_URL', bodyLimit: json, admits: doorLimits.resendVerification },
  { url: '/api/auth/*', to: 'AUTH_URL', bodyLimit: json, admits: doorLimits.visit },
  { url: '/api/admin/users', to: 'AUTH_URL', bodyLimit: json, admits: 'admins' },
  { url: '/api/admin/users/*', to: 'AUTH_URL', bodyLimit: json, admits: 'admins' },
  { url: '/api/events/rsvp', to: 'BOOKINGS_URL', bodyLimit: json, admits: doorLimits.rsvp },
  { url: '/api/events/rsvp/*', to: 'BOOKINGS_URL', bodyLimit: json, admits: doorLimits.visit },
  { url: '/api/admin/rsvp-bookings', to: 'BOOKINGS_URL', bodyLimit: json, admits: 'admins' },
  { url: '/api/admin/rsvp-bookings/*', to: 'BOOKINGS_URL', bodyLimit: json, admits: 'admins' },
  { url: '/api/admin/events', to: 'EVENTS_URL', bodyLimit: richJson, admits: 'admins', changesEvents: true },
  { url: '/api/admin/events/*', to: 'EVENTS_URL', bodyLimit: richJson, admits: 'admins', changesEvents: true },
];

export type ServiceAddresses = Pick<GatewayConfig, ProxyRoute['to']>;
