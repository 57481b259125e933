import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, worthCompressing } from '../reads/encoded-answer.js';

/** Types that compression makes much smaller; the same as nginx's gzip_types in containers. */
const texts = /^(application\/json|text\/(csv|calendar))\b/;

/**
 * The answer of a service, compressed where that helps: lists and files of the back office become a tenth as long.
 * `reply` has the headers of the service, and gets those of the compression. An answer with an entity tag stays as it
 * is: the tag is of those bytes.
 */
export function compressed(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  const isText = texts.test(String(reply.getHeader('content-type')));
  const isShort = Number(reply.getHeader('content-length') ?? Infinity) < worthCompressing;
  const isSettled = ['content-encoding', 'content-range', 'etag'].some((name) => reply.hasHeader(name));
  if (!isText || isShort || isSettled || request.method === 'HEAD') return answer;
  reply.header('vary', 'accept-encoding');
  if (chooseEncoding({ gzip: true, identity: true }, request.headers['accept-encoding']) !== 'gzip') return answer;
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  // An error on one side ends the other; the client sees that the answer is cut off.
  return pipeline(answer, createGzip(), () => undefined);
}
