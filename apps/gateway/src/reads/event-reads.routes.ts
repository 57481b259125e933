import { calendarFeedPath, eventCalendarPath } from '@rover/contracts/calendar';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doorLimits } from '../limits/door-limits.js';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import type { EventReads } from './event-reads.js';
import { sendAnswer } from './send-answer.js';

interface OfSlug {
  Params: { slug: string };
}

/** Registered on Fastify itself: nothing of Nest's pipeline stands between the bytes in memory and the socket. */
export function serveEventReads(fastify: FastifyInstance, reads: EventReads, doorkeeper: Doorkeeper): void {
  const route = {
    errorHandler: sendError,
    onRequest: (request: FastifyRequest) => doorkeeper.admit(request, doorLimits.visit),
  };
  fastify.get('/api/events', route, async (request, reply) => sendAnswer(request, reply, await reads.list()));
  fastify.get<OfSlug>('/api/events/:slug', route, async (request, reply) =>
    sendAnswer(request, reply, await reads.event(request.params.slug)),
  );
  fastify.get<OfSlug>(eventCalendarPath(':slug'), route, async (request, reply) =>
    sendAnswer(request, reply, await reads.calendar(request.params.slug)),
  );
  fastify.get(calendarFeedPath, route, async (request, reply) =>
    sendAnswer(request, reply, await reads.calendarFeed()),
  );
}
