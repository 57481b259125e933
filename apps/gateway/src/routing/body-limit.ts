import { Readable, Transform } from 'node:stream';
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
 * Counts a streamed body, whose length nobody announced or announced wrongly, and breaks it off past the limit. What
 * still comes is thrown away, so that the answer arrives.
 */
export function limitBody(body: unknown, limit: number): unknown {
  if (!(body instanceof Readable)) return body;
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (error) => counter.destroy(error));
  counter.on('error', () => body.unpipe(counter).resume());
  return body.pipe(counter);
}
