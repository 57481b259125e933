import { limits } from '@rover/contracts/limits';
import { recordAtOnce, recordRejected } from '@rover/platform/http/access-log';
import { Readiness } from '@rover/platform/run/readiness';
import type { Service } from '@rover/platform/run/service';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { gatewayVariables } from './gateway.config.js';
import { GatewayModule } from './gateway.module.js';
import { clientAddress } from './limits/client-address.js';
import { RequestGuard } from './limits/request-guard.js';
import { EventReads } from './reads/event-reads.js';
import { readyRead, serveEventReads } from './reads/event-reads.routes.js';
import { takeFastPath } from './reads/fast-path.js';
import { shedLoadEarly } from './routing/load-shedding.js';
import { closePipelinedResponses } from './routing/pipelined-responses.js';
import { proxyToServices } from './routing/proxy.js';
import { refreshSeats } from './routing/refresh-seats.js';
import { stripRequestOrigin } from './routing/strip-request-origin.js';
import { serveValidateToken } from './sessions/validate-token.routes.js';
import { securityHeaders } from './site/security-headers.js';
import { serveSite } from './site/site.routes.js';

/** The only way in: /api, routing, cached public reads, the site. */
export const gateway: Service<typeof gatewayVariables> = {
  name: 'gateway',
  variables: gatewayVariables,
  bodies: 'streamed',
  facesTheWorld: true,
  arrivesWithin: limits.media.uploadWithin,
  answerHeaders: securityHeaders,
  trustedProxies: (config) => config.TRUST_PROXY,
  needs: ['cache'],
  module: (config, backing) => GatewayModule.register(config, backing),
  prepare: async (app, config) => {
    const fastify = app.getHttpAdapter().getInstance();
    const reads = app.get(EventReads);
    const requestGuard = app.get(RequestGuard);
    serveEventReads(fastify, reads, requestGuard);
    serveValidateToken(fastify, requestGuard);
    const concurrencyLimiter = await proxyToServices(fastify, {
      addresses: config,
      requestGuard,
      eventsChanged: (path) => {
        reads.forgetAll();
        return refreshSeats(config.BOOKINGS_URL, path);
      },
    });
    const { SITE_DIR: folder, PUBLIC_URL: publicUrl } = config;
    const readyPage = folder ? await serveSite(fastify, { folder, publicUrl, reads, requestGuard }) : undefined;
    const addressOf = clientAddress(config.TRUST_PROXY);
    const readiness = app.get(Readiness);
    // Each wrapper is called before those added above it: answers from memory go out even when the concurrency limiter
    // is full.
    shedLoadEarly(fastify, {
      concurrencyLimiter,
      headers: securityHeaders,
      isEnding: () => readiness.isDraining,
      record: recordRejected(fastify, gateway.name, app.get(Reporter)),
    });
    takeFastPath(fastify, {
      ready: (path) => readyRead(path, reads) ?? readyPage?.(path),
      headers: securityHeaders,
      admits: (request) => requestGuard.visit(addressOf(request)),
      isEnding: () => readiness.isDraining,
      record: recordAtOnce(fastify, gateway.name),
    });
    stripRequestOrigin(fastify.server);
    closePipelinedResponses(fastify.server);
  },
};
