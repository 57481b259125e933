import type { GatewayConfig } from '../gateway.config.js';

export interface ProxyRoute {
  /** Fastify's pattern; a `*` ends it. The path goes on to the service as it came. */
  url: string;
  /** Which variable has the service's address. */
  to: 'AUTH_URL' | 'EVENTS_URL' | 'BOOKINGS_URL';
  /** Bytes of a body, at most. */
  bodyLimit: number;
  /** A write that succeeds here changes what the public reads of events show. */
  changesEvents?: boolean;
}

const json = 64 * 1024;
const richJson = 256 * 1024;

/** Which service answers what. Anything else under /api is a 404. */
export const proxyRoutes: readonly ProxyRoute[] = [
  { url: '/api/auth/*', to: 'AUTH_URL', bodyLimit: json },
  { url: '/api/admin/validate-token', to: 'AUTH_URL', bodyLimit: json },
  { url: '/api/events/rsvp', to: 'BOOKINGS_URL', bodyLimit: json },
  { url: '/api/events/rsvp/*', to: 'BOOKINGS_URL', bodyLimit: json },
  { url: '/api/admin/rsvp-bookings', to: 'BOOKINGS_URL', bodyLimit: json },
  { url: '/api/admin/rsvp-bookings/*', to: 'BOOKINGS_URL', bodyLimit: json },
  { url: '/api/admin/events', to: 'EVENTS_URL', bodyLimit: richJson, changesEvents: true },
  { url: '/api/admin/events/*', to: 'EVENTS_URL', bodyLimit: richJson, changesEvents: true },
];

export type ServiceAddresses = Pick<GatewayConfig, ProxyRoute['to']>;
