import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { doorLimits } from '../limits/door-limits.js';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import { chooseEncoding, type EncodedAnswer, isUnchanged } from './encoded-answer.js';
import type { EventReads } from './event-reads.js';

/** Registered on Fastify itself: nothing of Nest's pipeline stands between the bytes in memory and the socket. */
export function serveEventReads(fastify: FastifyInstance, reads: EventReads, doorkeeper: Doorkeeper): void {
  const route = {
    errorHandler: sendError,
    onRequest: (request: FastifyRequest) => doorkeeper.admit(request, doorLimits.visit),
  };
  fastify.get('/api/events', route, async (request, reply) => send(request, reply, await reads.list()));
  fastify.get<{ Params: { slug: string } }>('/api/events/:slug', route, async (request, reply) =>
    send(request, reply, await reads.event(request.params.slug)),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, answer: EncodedAnswer): FastifyReply {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (isUnchanged(answer, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(answer[encoding] ?? answer.identity);
}
