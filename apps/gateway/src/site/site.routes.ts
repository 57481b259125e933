import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '@rover/contracts/pages';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance } from 'fastify';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import type { EventReads } from '../reads/event-reads.js';
import type { Ready } from '../reads/fast-path.js';
import { sendAnswer } from '../reads/send-answer.js';
import { serveCrawlers } from './crawler.routes.js';
import { EventPages } from './event-pages.js';
import { readyEventPage, serveEventPages } from './event-pages.routes.js';
import type { PageName } from './page-contents.js';
import { PageScripts } from './page-scripts.js';
import { PageTemplate } from './page-template.js';
import { PublicAddresses } from './public-addresses.js';
import { serveSiteFiles } from './site-files.js';
import { sitePage } from './site-pages.js';

interface Site {
  /** The folder of the built site. */
  folder: string;
  publicUrl: string;
  reads: EventReads;
  doorkeeper: Doorkeeper;
}

/**
 * Serves the built site: its files, and for every page the site's HTML with what is to be known of that page without
 * running a script; the home page with its first screen. Where no page is, that is a 404.
 * @returns the pages that are ready to go out
 */
export async function serveSite(
  fastify: FastifyInstance,
  { folder, publicUrl, reads, doorkeeper }: Site,
): Promise<(path: string) => Ready | undefined> {
  const addresses = new PublicAddresses(publicUrl);
  const scripts = await PageScripts.read(folder);
  const template = new PageTemplate(await readFile(path.join(folder, 'index.html'), 'utf8'), scripts);
  const home = new PageTemplate(await readFile(path.join(folder, '.vite', 'home.html'), 'utf8'), scripts);
  const makePage = (name: PageName | 'notFound') =>
    (name === 'home' ? home : template).fill(name, sitePage(name, addresses));
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
  const events = new EventPages(reads, template, addresses);
  serveEventPages(fastify, {
    events,
    untold: { events: await makePage('events'), event: await makePage('event') },
    nowhere,
    doorkeeper,
  });

  fastify.get('/*', { errorHandler: sendError }, (request, reply) => {
    const asked = request.raw.url?.split('?', 1)[0] ?? '';
    if (/^\/api(\/|$)/i.test(asked)) throw new DomainError('NOT_FOUND', '');
    return sendAnswer(request, reply.code(404), nowhere);
  });
  return (path) => ready.get(path) ?? readyEventPage(path, events);
}
