import { Readable, Transform } from 'node:stream';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';

const tooLarge = () => new DomainError('BODY_TOO_LARGE', '');

/**
 * Refuses by `content-length` alone. The rest of such a body is read and thrown away, so that the answer arrives.
 * @throws DomainError BODY_TOO_LARGE
 */
export function refuseLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

/**
 * Counts the bytes of a streamed body, whose length was not announced or announced wrongly, and breaks it off beyond
 * the limit of bytes or of milliseconds. What still comes is thrown away, so that the answer arrives.
 * @throws DomainError MALFORMED when the client has gone already
 */
export function limitBody(body: unknown, limit: number, within: number): unknown {
  if (!(body instanceof Readable)) return body;
  // A stream that was destroyed before anybody listened emits neither an end nor an error.
  if (body.destroyed) throw new DomainError('MALFORMED', 'The request broke off.');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (cause) => counter.destroy(new DomainError('MALFORMED', 'The request broke off.', { cause })));
  // Where the request is refused before the body is read, nobody else handles the error.
  counter.on('error', () => undefined);
  const tooSlow = setTimeout(() => counter.destroy(new DomainError('TOO_SLOW', '')), within);
  counter.on('close', () => {
    clearTimeout(tooSlow);
    body.unpipe(counter).resume();
  });
  return body.pipe(counter);
}

/**
 * Reads a body whole; buffer() of `node:stream/consumers` makes a Blob first, which takes three times as long.
 * @throws DomainError with which limitBody() breaks the stream off
 */
export async function wholeBody(body: unknown): Promise<unknown> {
  return body instanceof Readable ? Buffer.concat(await body.toArray()) : body;
}
