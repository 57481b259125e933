import { eventPath, pages } from '@rover/contracts/pages';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipRateLimits } from '../limits/rate-limits.js';
import type { RequestGuard } from '../limits/request-guard.js';
import type { EncodedAnswer } from '../reads/encoded-answer.js';
import { type Ready, ready } from '../reads/fast-path.js';
import { sendAnswer } from '../reads/send-answer.js';
import type { EventPages } from './event-pages.js';

interface EventRoutes {
  events: EventPages;
  /** The pages that are sent where events does not answer in time: of all events, and of one. */
  untold: { events: EncodedAnswer; event: EncodedAnswer };
  /** The page for a 404. */
  nowhere: EncodedAnswer;
  requestGuard: RequestGuard;
}

/** The page of an event, or of all, if it is made and fresh. */
export function readyEventPage(path: string, events: EventPages): Ready | undefined {
  if (path === pages.events) return ready(events.freshList(), { route: pages.events, counted: false });
  if (!path.startsWith(`${pages.events}/`)) return undefined;
  return ready(events.freshPage(path.slice(pages.events.length + 1)), { route: pages.event, counted: true });
}

/** Serves the page of all events and of each. An old slug redirects to the present one. */
export function serveEventPages(
  fastify: FastifyInstance,
  { events, untold, nowhere, requestGuard }: EventRoutes,
): void {
  fastify.get(pages.events, { errorHandler: sendError }, async (request, reply) => {
    const list = await toldBy(request, () => events.list());
    return sendAnswer(request, reply, list ?? untold.events);
  });

  fastify.get<{ Params: { eventSlug: string } }>(pages.event, { errorHandler: sendError }, async (request, reply) => {
    const { eventSlug } = request.params;
    const found = await toldBy(request, async () => {
      await requestGuard.admit(request, ipRateLimits.visit);
      // No slug has capitals, so an address with some redirects as well.
      return events.find(eventSlug.toLowerCase());
    });
    if (found === null) return sendAnswer(request, reply.code(404), nowhere);
    if (found && found.slug !== eventSlug) {
      const query = request.raw.url?.match(/\?.*$/)?.[0] ?? '';
      // no-cache: the event may get its old name back.
      return reply.header('cache-control', 'no-cache').redirect(eventPath(found.slug) + query, 301);
    }
    return sendAnswer(request, reply, found?.page ?? untold.event);
  });
}

/** The answer of events; undefined, with a line in the log, when it fails. A page is sent all the same. */
async function toldBy<T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const level = error instanceof DomainError ? 'warn' : 'error';
    request.log[level]({ err: error, requestId: request.id }, 'a page goes out without its events');
    return undefined;
  }
}
