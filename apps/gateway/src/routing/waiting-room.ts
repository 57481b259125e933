import { DomainError } from '@rover/platform/http/domain-error';
import { toErrorReply } from '@rover/platform/http/error-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceAddress } from './route-table.js';

/** Made once: turning somebody away has to be cheap when there are many to be turned away. */
export const fullHouse = new DomainError(
  'UNAVAILABLE',
  'The pub is very busy right now. Please try again in a moment.',
  { retryAfter: 1 },
);

/**
 * Lets so many requests in for each service and turns the others away at once, so that those inside are served as ever.
 * Whoever waited behind them would be answered when nobody listens any more.
 */
export class WaitingRoom {
  private readonly underway = new Map<ServiceAddress, number>();

  /**
   * @param most as many as there are lines to the service, and three times as many that wait for one; uploads aside
   * @param unanswered the questions that a service has not answered: whoever goes leaves theirs behind, and its place with it
   */
  constructor(
    private readonly most: number,
    private readonly unanswered: (service: ServiceAddress) => number,
  ) {}

  /** Whether whoever comes now for this service is turned away. */
  isFull(service: ServiceAddress): boolean {
    return Math.max(this.underway.get(service) ?? 0, this.unanswered(service)) >= this.most;
  }

  /** @returns whether there is no room for this service, and the reply has been sent */
  turnsAway(service: ServiceAddress, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.isFull(service)) return false;
    const { status, headers, body } = toErrorReply(fullHouse, request.id);
    reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));
    return true;
  }

  /**
   * Lets somebody in, until they are answered or gone.
   * @returns whether they are in; else the reply has been sent, or there is nobody to be sent one
   */
  admit(service: ServiceAddress, request: FastifyRequest, reply: FastifyReply): boolean {
    if (reply.raw.closed) reply.hijack();
    if (reply.sent || this.turnsAway(service, request, reply)) return false;
    this.underway.set(service, (this.underway.get(service) ?? 0) + 1);
    reply.raw.once('close', () => this.underway.set(service, (this.underway.get(service) ?? 1) - 1));
    return true;
  }
}
