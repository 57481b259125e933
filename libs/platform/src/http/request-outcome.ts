import type { FastifyRequest } from 'fastify';

const failures = new WeakMap<FastifyRequest, unknown>();
const passedOn = new WeakSet<FastifyRequest>();

/** Remembers why a request has failed, for the access log and monitoring. */
export function noteFailure(request: FastifyRequest, error: unknown): void {
  failures.set(request, error);
}

/** Why the request has failed, as far as anybody noted it. */
export function failureOf(request: FastifyRequest): unknown {
  return failures.get(request);
}

/**
 * Remembers that another service of ours has answered this request: that service reports failures and delays itself.
 */
export function markProxied(request: FastifyRequest): void {
  passedOn.add(request);
}

export function wasProxied(request: FastifyRequest): boolean {
  return passedOn.has(request);
}
