import type { EventView } from '@rover/contracts/events';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance } from 'fastify';
import { encodeAnswer } from '../reads/encoded-answer.js';
import type { EventReads } from '../reads/event-reads.js';
import { sendAnswer } from '../reads/send-answer.js';
import { DerivedCache } from './derived-cache.js';
import { pagePatience } from './event-pages.js';
import type { PublicAddresses } from './public-addresses.js';
import { robotsTxt } from './robots.js';
import { sitemapXml } from './sitemap.js';
import { webManifest } from './web-manifest.js';

const cacheControl = 'public, max-age=300';

const encode = (type: string, text: string) =>
  encodeAnswer(Buffer.from(text), { 'content-type': type, 'cache-control': cacheControl });

/** Serves what search engines and phones ask of a site besides its pages. */
export async function serveCrawlers(
  fastify: FastifyInstance,
  reads: EventReads,
  addresses: PublicAddresses,
): Promise<void> {
  const fixed = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robotsTxt(addresses) },
    { url: '/site.webmanifest', type: 'application/manifest+json; charset=utf-8', text: webManifest() },
  ];
  for (const { url, type, text } of fixed) {
    const answer = await encode(type, text);
    fastify.get(url, (request, reply) => sendAnswer(request, reply, answer));
  }

  const encodeSitemap = (events: readonly EventView[]) =>
    encode('application/xml; charset=utf-8', sitemapXml(events, addresses));
  const withEvents = new DerivedCache(({ identity }) => encodeSitemap(JSON.parse(identity.toString()) as EventView[]));
  const withoutEvents = await encodeSitemap([]);
  fastify.get('/sitemap.xml', { errorHandler: sendError }, async (request, reply) => {
    const sitemap = await reads.list(pagePatience).then(
      (list) => withEvents.of(list),
      (error: unknown) => {
        if (error instanceof DomainError) return withoutEvents;
        throw error;
      },
    );
    return sendAnswer(request, reply, sitemap);
  });
}
