import type { FastifyInstance } from 'fastify';
import { Histogram } from '../telemetry/histogram.js';
import type { Reporter } from '../telemetry/reporter.js';
import { isQuiet } from './quiet-routes.js';
import { failureOf, wasProxied } from './request-outcome.js';
import { ResponseClock } from './response-clock.js';
import { UpstreamError } from './upstream-error.js';

const requestDuration = new Histogram(
  'http_request_duration_seconds',
  'How long requests took, by method, route template and status.',
  // The route's template, never the path itself: a label must have few values.
  ['service', 'method', 'route', 'status'],
  [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
);

interface RequestRecords {
  service: string;
  reporter: Reporter;
  /** Milliseconds beyond which an answer counts as slow. */
  slowAfter: number;
}

/**
 * One log line and one observation for each answer, and a report to monitoring of each that failed or was slow. They
 * name the route, not the path, so that no token gets into them.
 */
export function recordRequests(fastify: FastifyInstance, { service, reporter, slowAfter }: RequestRecords): void {
  const clock = new ResponseClock(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const { method } = request;
    const status = reply.statusCode;
    requestDuration.observe({ service, method, route, status }, reply.elapsedTime / 1000);
    const quiet = isQuiet(request);
    const level = quiet ? 'debug' : status >= 500 ? 'error' : 'info';
    request.log[level]({ requestId: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    if (!quiet && !wasProxied(request)) {
      const endpoint = `${method} ${route}`;
      const waited = clock.waited(request, reply);
      const failure = failureOf(request) ?? `Answered ${status}`;
      if (status >= 500 && !(failure instanceof UpstreamError)) reporter.error(endpoint, failure);
      if (waited !== undefined && waited > slowAfter) reporter.slow(endpoint, waited);
    }
    done();
  });
}

/** As `recordRequests`, for what is answered before Fastify sees it: from memory, so never slow and never a failure. */
export function recordAtOnce(
  { log }: FastifyInstance,
  service: string,
): (answered: { requestId: string; route: string; status: number; seconds: number }) => void {
  return ({ requestId, route, status, seconds }) => {
    requestDuration.observe({ service, method: 'GET', route, status }, seconds);
    log.info({ requestId, method: 'GET', route, status, ms: Math.round(seconds * 1_000) }, 'answered');
  };
}

/** Milliseconds in which refused requests share one line of the log. */
const tellEvery = 1_000;

/**
 * As `recordRequests`, for requests that are refused because too many are being served: the metrics and monitoring
 * count each, the log says once a second how many there were.
 */
export function recordRejected(
  { log }: FastifyInstance,
  service: string,
  reporter: Pick<Reporter, 'error'>,
): (rejected: { method: string; route: string; seconds: number }) => void {
  let unlogged = 0;
  const tell = () => {
    log.warn({ rejected: unlogged }, 'requests rejected: too many at once');
    unlogged = 0;
  };
  return ({ method, route, seconds }) => {
    requestDuration.observe({ service, method, route, status: 503 }, seconds);
    reporter.error(`${method} ${route}`, 'Answered 503');
    unlogged += 1;
    if (unlogged === 1) setTimeout(tell, tellEvery).unref();
  };
}
