import { toErrorReply } from '@rover/platform/http/error-answer';
import { newRequestId } from '@rover/platform/http/request-id';
import type { FastifyInstance } from 'fastify';
import { type ConcurrencyLimiter, overloadedError } from './concurrency-limiter.js';
import { proxyRoutes } from './route-table.js';
import { wrapRequestListener } from './wrap-request-listener.js';

interface LoadSheddingOptions {
  concurrencyLimiter: Pick<ConcurrencyLimiter, 'isFull'>;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Whether this process is draining, so that connections must be closed. */
  isEnding(): boolean;
  /** Called for each request that is refused. */
  record(rejected: { method: string; route: string; seconds: number }): void;
}

/**
 * Milliseconds that a refused request is held before its answer. If every refusal brought the next attempt at once,
 * refusing would take the time of the requests that are served.
 */
const holdFor = 250;

/** A placeholder as long as every request id. */
const placeholderId = newRequestId();

/**
 * Refuses a POST before Fastify sees it, where there is no room to wait for its service, nor a moment later: in a crowd
 * most requests are refused, and Fastify's pipeline for each of them would take the time of those that are served. Only
 * for paths that stand in the route table as they are; the concurrency limiter itself refuses the others.
 */
export function shedLoadEarly(
  fastify: FastifyInstance,
  { concurrencyLimiter, headers, isEnding, record }: LoadSheddingOptions,
): void {
  const services = new Map(proxyRoutes.filter(isForAnybody).map(({ url, to }) => [url, to]));
  const refusal = toErrorReply(overloadedError, placeholderId);
  const [before = '', after = ''] = JSON.stringify(refusal.body).split(placeholderId);
  const length = Buffer.byteLength(before + placeholderId + after);
  const answerHeaders = Object.entries({
    ...headers,
    ...refusal.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(length),
  }).flat();

  wrapRequestListener(fastify.server, (usual) => (request, response) => {
    const route = request.url ?? '';
    const service = request.method === 'POST' ? services.get(route) : undefined;
    const isRefused = () => service !== undefined && concurrencyLimiter.isFull(service) && !isEnding();
    if (!isRefused()) return usual(request, response);
    const began = performance.now();
    setTimeout(() => {
      if (response.destroyed) return;
      if (!isRefused()) return usual(request, response);
      const requestId = newRequestId();
      response.writeHead(refusal.status, [...answerHeaders, 'x-request-id', requestId]);
      response.end(before + requestId + after);
      record({ method: 'POST', route, seconds: (performance.now() - began) / 1_000 });
    }, holdFor);
  });
}

function isForAnybody({ url, admits, takesUploads }: (typeof proxyRoutes)[number]): boolean {
  return admits !== 'admins' && !takesUploads && !url.endsWith('*');
}
