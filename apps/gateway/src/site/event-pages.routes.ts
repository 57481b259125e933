import { eventPath, pages } from '@rover/contracts/pages';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doorLimits } from '../limits/door-limits.js';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import type { EncodedAnswer } from '../reads/encoded-answer.js';
import { type Ready, ready } from '../reads/fast-path.js';
import { sendAnswer } from '../reads/send-answer.js';
import type { EventPages } from './event-pages.js';

interface EventRoutes {
  events: EventPages;
  /** What goes out where nobody can tell the events in time: the page of all, and of one. */
  untold: { events: EncodedAnswer; event: EncodedAnswer };
  /** The page where no page is. */
  nowhere: EncodedAnswer;
  doorkeeper: Doorkeeper;
}

/** The pages of events that need not be made. */
export function readyEventPage(path: string, events: EventPages): Ready | undefined {
  if (path === pages.events) return ready(events.freshList(), { route: pages.events, counted: false });
  if (!path.startsWith(`${pages.events}/`)) return undefined;
  return ready(events.freshPage(path.slice(pages.events.length + 1)), { route: pages.event, counted: true });
}

/** Serves the page of all events and of each. An address that one had before leads on to the one it has now. */
export function serveEventPages(fastify: FastifyInstance, { events, untold, nowhere, doorkeeper }: EventRoutes): void {
  fastify.get(pages.events, { errorHandler: sendError }, async (request, reply) => {
    const list = await toldBy(request, () => events.list());
    return sendAnswer(request, reply, list ?? untold.events);
  });

  fastify.get<{ Params: { eventSlug: string } }>(pages.event, { errorHandler: sendError }, async (request, reply) => {
    const { eventSlug } = request.params;
    const found = await toldBy(request, async () => {
      await doorkeeper.admit(request, doorLimits.visit);
      // No slug has capitals: an address in them leads on as well.
      return events.find(eventSlug.toLowerCase());
    });
    if (found === null) return sendAnswer(request, reply.code(404), nowhere);
    if (found && found.slug !== eventSlug) {
      const query = request.raw.url?.match(/\?.*$/)?.[0] ?? '';
      // Not to be remembered: the event may be called again as it was.
      return reply.header('cache-control', 'no-cache').redirect(eventPath(found.slug) + query, 301);
    }
    return sendAnswer(request, reply, found?.page ?? untold.event);
  });
}

/** What events has to tell; undefined, and a line in the log, when it cannot. A page goes out all the same. */
async function toldBy<T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const level = error instanceof DomainError ? 'warn' : 'error';
    request.log[level]({ err: error, requestId: request.id }, 'a page goes out without its events');
    return undefined;
  }
}
