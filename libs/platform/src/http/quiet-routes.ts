import type { FastifyRequest } from 'fastify';

const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Whether machines poll this route every few seconds: its answers, also the 503 of a process that drains, are logged as
 * debug.
 */
export function isQuiet({ routeOptions }: FastifyRequest): boolean {
  return quietRoutes.has(routeOptions.url ?? '');
}
