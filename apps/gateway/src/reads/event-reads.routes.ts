import { calendarFeedPath, eventCalendarPath } from '@rover/contracts/calendar';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipRateLimits } from '../limits/rate-limits.js';
import type { RequestGuard } from '../limits/request-guard.js';
import { type EventReads, listPath } from './event-reads.js';
import { type Ready, ready } from './fast-path.js';
import { sendAnswer } from './send-answer.js';

interface OfSlug {
  Params: { slug: string };
}

const eventPath = `${listPath}/:slug`;

/** The list, or an event, if it is in memory and fresh. */
export function readyRead(path: string, reads: EventReads): Ready | undefined {
  if (path === listPath) return ready(reads.freshList(), { route: listPath, counted: true });
  if (!path.startsWith(`${listPath}/`)) return undefined;
  return ready(reads.freshEvent(path.slice(listPath.length + 1)), { route: eventPath, counted: true });
}

/**
 * Registers the routes on Fastify itself: Nest's pipeline would only cost time between the bytes in memory and the
 * socket.
 */
export function serveEventReads(fastify: FastifyInstance, reads: EventReads, requestGuard: RequestGuard): void {
  const route = {
    errorHandler: sendError,
    onRequest: (request: FastifyRequest) => requestGuard.admit(request, ipRateLimits.visit),
  };
  fastify.get(listPath, route, async (request, reply) => sendAnswer(request, reply, await reads.list()));
  fastify.get<OfSlug>(eventPath, route, async (request, reply) =>
    sendAnswer(request, reply, await reads.event(request.params.slug)),
  );
  fastify.get<OfSlug>(eventCalendarPath(':slug'), route, async (request, reply) =>
    sendAnswer(request, reply, await reads.calendar(request.params.slug)),
  );
  fastify.get(calendarFeedPath, route, async (request, reply) =>
    sendAnswer(request, reply, await reads.calendarFeed()),
  );
}
