import type { FastifyRequest } from 'fastify';

const quietRoutes = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether machines ask this every few seconds: their answers, a 503 of a process that ends included, are debug to the log. */
export function isQuiet({ routeOptions }: FastifyRequest): boolean {
  return quietRoutes.has(routeOptions.url ?? '');
}
