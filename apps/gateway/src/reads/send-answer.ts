import { etagMatches } from '@rover/platform/http/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type EncodedAnswer, type Encoding } from './encoded-answer.js';

/** Sends an answer from memory in the encoding that the client prefers, or a 304 when the client has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: EncodedAnswer): FastifyReply {
  const encoding = chooseEncoding(answer, request.headers['accept-encoding']);
  const isNews = reply.statusCode !== 200 || !etagMatches(answer.etag, request.headers['if-none-match']);
  const status = isNews ? 200 : 304;
  reply.headers(answerHeaders(answer, status, encoding));
  return isNews ? reply.send(answer[encoding]) : reply.code(status).send();
}

/** The headers of an answer from memory in this encoding; of a 304 only those that a cache needs (RFC 9110, 15.4.5). */
export function answerHeaders(
  answer: EncodedAnswer,
  status: 200 | 304,
  encoding: Encoding,
): Readonly<Record<string, string>> {
  const { etag, headers } = answer;
  const ofCache = { etag, 'cache-control': headers['cache-control'] ?? 'no-cache', vary: 'accept-encoding' };
  if (status === 304) return ofCache;
  const content = answer[encoding] ?? answer.identity;
  return {
    ...ofCache,
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(content.length),
  };
}
