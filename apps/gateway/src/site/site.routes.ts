import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { pages } from '@rover/contracts/pages';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const aYear = 31_536_000;

/** Serves the built site: its files, and one HTML for every page, which is a 404 where no page is. */
export async function serveSite(fastify: FastifyInstance, folder: string): Promise<void> {
  const html = await readFile(path.join(folder, 'index.html'));
  await fastify.register(fastifyStatic, {
    root: path.resolve(folder),
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache');
    },
  });
  const page = (status: number) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  for (const url of Object.values(pages)) fastify.get(url, page(200));
  const nowhere = page(404);
  fastify.get('/*', { errorHandler: sendError }, (request, reply) => {
    if (/^\/api(\/|$)/i.test(request.raw.url?.split('?', 1)[0] ?? '')) throw new DomainError('NOT_FOUND', '');
    return nowhere(request, reply);
  });
}
