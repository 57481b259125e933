import { isKnown } from '@rover/platform/http/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type EncodedAnswer } from './encoded-answer.js';

/** Sends an answer from memory in the smallest form that the client takes, or 304 to whom has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: EncodedAnswer): FastifyReply {
  const cacheControl = answer.headers['cache-control'] ?? 'no-cache';
  reply.headers({ etag: answer.etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && isKnown(answer.etag, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.headers(answer.headers).send(answer[encoding] ?? answer.identity);
}
