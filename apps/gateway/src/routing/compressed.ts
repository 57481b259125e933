import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, worthCompressing } from '../reads/encoded-answer.js';

/** What gets much smaller by it, as nginx has it in containers (gzip_types). */
const texts = /^(application\/json|text\/(csv|calendar))\b/;

/**
 * The answer of a service as it goes out: lists and files of the back office are a tenth as long compressed. `reply` has the
 * headers of the service, and is told what is done. An answer with an entity tag stays as it is: the tag is of those bytes.
 */
export function compressed(request: FastifyRequest, reply: FastifyReply, answer: Readable): Readable {
  const isText = texts.test(String(reply.getHeader('content-type')));
  const isShort = Number(reply.getHeader('content-length') ?? Infinity) < worthCompressing;
  const isSettled = ['content-encoding', 'content-range', 'etag'].some((name) => reply.hasHeader(name));
  if (!isText || isShort || isSettled || request.method === 'HEAD') return answer;
  reply.header('vary', 'accept-encoding');
  if (chooseEncoding({ gzip: true, identity: true }, request.headers['accept-encoding']) !== 'gzip') return answer;
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  // What goes wrong on the one side ends the other; whoever waits for the answer sees that it is cut off.
  return pipeline(answer, createGzip(), () => undefined);
}
