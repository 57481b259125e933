import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';

const tooLarge = () => new DomainError('BODY_TOO_LARGE', '');

/**
 * What the announced length already tells. The rest of such a body is read and thrown away, so the answer arrives.
 * @throws DomainError BODY_TOO_LARGE
 */
export function refuseLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

/**
 * Counts a streamed body, whose length nobody announced or announced wrongly, and breaks it off past the limit of bytes,
 * or of milliseconds. What still comes is thrown away, so that the answer arrives.
 */
export function limitBody(body: unknown, limit: number, within: number): unknown {
  if (!(body instanceof Readable)) return body;
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (cause) => counter.destroy(new DomainError('MALFORMED', 'The request broke off.', { cause })));
  // Of a request that is refused before anybody reads it, nobody else hears.
  counter.on('error', () => undefined);
  const tooSlow = setTimeout(() => counter.destroy(new DomainError('TOO_SLOW', '')), within);
  counter.on('close', () => {
    clearTimeout(tooSlow);
    body.unpipe(counter).resume();
  });
  return body.pipe(counter);
}

/** @throws DomainError as the stream is broken off with, see limitBody() */
export async function wholeBody(body: unknown): Promise<unknown> {
  return body instanceof Readable ? buffer(body) : body;
}
