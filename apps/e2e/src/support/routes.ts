import { auth } from '@rover/auth/service';
import { bookings } from '@rover/bookings/service';
import { events } from '@rover/events/service';
import { RequestGuard } from '@rover/gateway/limits/request-guard';
import { EventReads } from '@rover/gateway/reads/event-reads';
import { serveEventReads } from '@rover/gateway/reads/event-reads.routes';
import { serveValidateToken } from '@rover/gateway/sessions/validate-token.routes';
import { media } from '@rover/media/service';
import { monitoring } from '@rover/monitoring/service';
import { notifications } from '@rover/notifications/service';
import { type Environment, readConfig } from '@rover/platform/config/read-config';
import type { serviceVariables } from '@rover/platform/config/variables';
import type { BackingServices } from '@rover/platform/run/backing-services';
import type { Service } from '@rover/platform/run/service';
import { type DeclaredRoute, routesOf } from '@rover/platform/testing/routes-of';
import { TestKeys } from '@rover/platform/testing/test-keys';
import Fastify from 'fastify';

const nowhere = 'http://127.0.0.1:9';

/** Enough environment for a module to be created; nothing of it is ever started. */
const environment: Environment = {
  DATABASE_URL: 'postgres://127.0.0.1:9/none',
  PUBLIC_URL: nowhere,
  MAIL_DIR: '/none',
  UPLOAD_DIR: '/none',
  ADMIN_EMAIL: 'nobody@pub.test',
  ADMIN_PASSWORD: 'nobody-at-all-1',
  JWT_PRIVATE_KEY: new TestKeys().pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ...Object.fromEntries(
    ['AUTH', 'EVENTS', 'BOOKINGS', 'MEDIA', 'MONITORING', 'NOTIFICATIONS'].map((name) => [`${name}_URL`, nowhere]),
  ),
};

function declaredBy<V extends typeof serviceVariables>(service: Service<V>): DeclaredRoute[] {
  const config = readConfig(service.variables, environment);
  return routesOf(service.module(config, {} as BackingServices));
}

/** Routes of the gateway itself. */
function declaredByGateway(): DeclaredRoute[] {
  const found: DeclaredRoute[] = [];
  const fastify = Fastify();
  fastify.addHook('onRoute', ({ method, url: path }) => {
    if (method !== 'HEAD') found.push({ method: String(method), path, isPublic: true, body: [], query: [] });
  });
  const requestGuard: RequestGuard = Object.create(RequestGuard.prototype);
  const reads: EventReads = Object.create(EventReads.prototype);
  serveEventReads(fastify, reads, requestGuard);
  serveValidateToken(fastify, requestGuard);
  return found.map((route) => ({ ...route, isPublic: !route.path.startsWith('/api/admin/') }));
}

const declared = [
  ...declaredByGateway(),
  ...declaredBy(auth),
  ...declaredBy(events),
  ...declaredBy(bookings),
  ...declaredBy(media),
  ...declaredBy(monitoring),
  ...declaredBy(notifications),
];

/** Every public route, once each, as the services declare them. */
export const routes: readonly DeclaredRoute[] = [
  ...new Map(
    declared
      .filter(({ path }) => /^\/(api|media)\/|\.ics$/.test(path))
      .map((route) => [`${route.method} ${route.path}`, route]),
  ).values(),
];
