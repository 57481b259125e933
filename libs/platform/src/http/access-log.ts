import type { FastifyInstance } from 'fastify';
import { observeRequest } from '../telemetry/metrics.js';

const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** One log line and one observation an answer. The log names the route, not the path, so that no token lands in it. */
export function recordRequests(fastify: FastifyInstance, service: string): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const { method } = request;
    const status = reply.statusCode;
    observeRequest({ service, method, route, status, seconds: reply.elapsedTime / 1000 });
    const level = status >= 500 ? 'error' : quietRoutes.has(route) ? 'debug' : 'info';
    request.log[level]({ requestId: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
