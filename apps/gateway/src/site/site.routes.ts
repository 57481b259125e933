import { pages } from '@rover/contracts/pages';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { RequestGuard } from '../limits/request-guard.js';
import type { EventReads } from '../reads/event-reads.js';
import type { Ready } from '../reads/fast-path.js';
import { sendAnswer } from '../reads/send-answer.js';
import { serveCrawlers } from './crawler.routes.js';
import { EventPages } from './event-pages.js';
import { readyEventPage, serveEventPages } from './event-pages.routes.js';
import { escapeMalformedPercents } from './malformed-percents.js';
import type { PageName } from './page-contents.js';
import { PageTemplates } from './page-templates.js';
import { PublicAddresses } from './public-addresses.js';
import { serveSiteFiles } from './site-files.js';
import { sitePage } from './site-pages.js';

interface Site {
  /** The folder of the built site. */
  folder: string;
  publicUrl: string;
  reads: EventReads;
  requestGuard: RequestGuard;
}

/**
 * Serves the built site: its files, and for every page the site's HTML with the page's own words, which can be read
 * without a script; many with their first screen. Other addresses are a 404.
 * @returns the pages that are ready to be sent
 */
export async function serveSite(
  fastify: FastifyInstance,
  { folder, publicUrl, reads, requestGuard }: Site,
): Promise<(path: string) => Ready | undefined> {
  const addresses = new PublicAddresses(publicUrl);
  const templates = await PageTemplates.read(folder);
  const makePage = (name: PageName | 'notFound') => templates.fill(name, sitePage(name, addresses));
  escapeMalformedPercents(fastify.server);
  await serveSiteFiles(fastify, folder);
  await serveCrawlers(fastify, reads, addresses);

  const { events: _events, event: _event, ...fixed } = pages;
  const ready = new Map<string, Ready>();
  for (const name of Object.keys(fixed) as (keyof typeof fixed)[]) {
    const page = await makePage(name);
    ready.set(fixed[name], { answer: page, route: fixed[name], counted: false });
    fastify.get(fixed[name], (request, reply) => sendAnswer(request, reply, page));
  }
  const nowhere = await makePage('notFound');
  const events = new EventPages(reads, templates, addresses);
  serveEventPages(fastify, {
    events,
    untold: { events: await makePage('events'), event: await makePage('event') },
    nowhere,
    requestGuard,
  });

  const leadOn: RouteHandlerMethod = (request, reply) => {
    const [asked = '', ...query] = request.raw.url?.split(/(?=\?)/) ?? [];
    if (/^\/api(\/|$)/i.test(asked)) throw new DomainError('NOT_FOUND', '');
    const meant = meantBy(asked);
    if (meant && meant !== asked) return reply.redirect(meant + query.join(''), 301);
    return sendAnswer(request, reply.code(404), nowhere);
  };
  // Routes of their own: otherwise their last slash would be taken for the beginning of an event's address.
  const unnamed = [pages.event, pages.doorList].map((page) => page.replace(/:\w+$/, ''));
  for (const address of [...unnamed, '/*']) fastify.get(address, { errorHandler: sendError }, leadOn);
  return (path) => ready.get(path) ?? readyEventPage(path, events);
}

const alike = Object.values(pages).map((page) => ({
  page,
  address: new RegExp(`^${page.replace(/:\w+/, '([^/]+)')}/?$`, 'i'),
}));

/** The address of the page that was meant, of one in capitals or with a slash at its end. */
function meantBy(asked: string): string | undefined {
  for (const { page, address } of alike) {
    const found = address.exec(asked);
    if (found) return page.replace(/:\w+/, () => found[1] ?? '');
  }
  return undefined;
}
