import { DomainError } from '@rover/platform/http/domain-error';
import { toErrorReply } from '@rover/platform/http/error-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceAddress } from './route-table.js';

/** Made once: a refusal has to be cheap when there are many. */
export const overloadedError = new DomainError(
  'UNAVAILABLE',
  'The pub is very busy right now. Please try again in a moment.',
  { retryAfter: 1 },
);

/**
 * Admits so many requests for each service and refuses the others at once, so that those admitted are served as fast as
 * ever. A request that waited behind them would be answered when its client has given up.
 */
export class ConcurrencyLimiter {
  private readonly underway = new Map<ServiceAddress, number>();

  /**
   * @param most the connections to the service, and three times as many requests that wait for one; without uploads
   * @param unanswered how many requests the service has not answered: one whose client has gone still takes a place
   * there
   */
  constructor(
    private readonly most: number,
    private readonly unanswered: (service: ServiceAddress) => number,
  ) {}

  /** Whether a request that comes now for this service is refused. */
  isFull(service: ServiceAddress): boolean {
    return Math.max(this.underway.get(service) ?? 0, this.unanswered(service)) >= this.most;
  }

  /** @returns whether there is no room for this service, and the reply has been sent */
  rejectsWhenFull(service: ServiceAddress, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.isFull(service)) return false;
    const { status, headers, body } = toErrorReply(overloadedError, request.id);
    reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));
    return true;
  }

  /**
   * Admits a request, until it is answered or its client has gone.
   * @returns whether it is admitted; if not, the refusal has been sent, or there is nobody to send it to
   */
  admit(service: ServiceAddress, request: FastifyRequest, reply: FastifyReply): boolean {
    if (reply.raw.closed) reply.hijack();
    if (reply.sent || this.rejectsWhenFull(service, request, reply)) return false;
    this.underway.set(service, (this.underway.get(service) ?? 0) + 1);
    reply.raw.once('close', () => this.underway.set(service, (this.underway.get(service) ?? 1) - 1));
    return true;
  }
}
