import { Readable, Transform } from 'node:stream';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';

/** The most bytes of a body, and the most milliseconds that it may take. */
export interface BodyBounds {
  bytes: number;
  within: number;
}

const tooLarge = () => new DomainError('BODY_TOO_LARGE', '');
const tooSlow = () => new DomainError('TOO_SLOW', '');
const brokenOff = (cause?: unknown) => new DomainError('MALFORMED', 'The request broke off.', { cause });

/**
 * Refuses by `content-length` alone. The rest of such a body is read and thrown away, so that the answer arrives.
 * @throws DomainError BODY_TOO_LARGE
 */
export function refuseLargeBody(request: FastifyRequest, limit: number): void {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

/**
 * Counts the bytes of a streamed body, whose length was not announced or announced wrongly, and breaks it off beyond
 * its bounds. What still comes is thrown away, so that the answer arrives.
 * @throws DomainError MALFORMED when the client has gone already
 */
export function limitBody(body: unknown, { bytes, within }: BodyBounds): unknown {
  if (!(body instanceof Readable)) return body;
  // A stream that was destroyed before anybody listened emits neither an end nor an error.
  if (body.destroyed) throw brokenOff();
  let arrived = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length;
      if (arrived > bytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  body.on('error', (cause) => counter.destroy(brokenOff(cause)));
  // Where the request is refused before the body is read, nobody else handles the error.
  counter.on('error', () => undefined);
  const timer = setTimeout(() => counter.destroy(tooSlow()), within);
  counter.on('close', () => {
    clearTimeout(timer);
    body.unpipe(counter).resume();
  });
  return body.pipe(counter);
}

/**
 * Reads a streamed body within its bounds. What comes after a refusal is thrown away, so that the answer arrives.
 * @returns its bytes; `body` itself where it is no stream
 * @throws DomainError BODY_TOO_LARGE, TOO_SLOW; MALFORMED when it breaks off, or the client has gone already
 */
export async function wholeBody(body: unknown, { bytes, within }: BodyBounds): Promise<unknown> {
  if (!(body instanceof Readable)) return body;
  if (body.destroyed) throw brokenOff();
  return new Promise<Buffer>((resolve, reject) => {
    let chunks: Buffer[] | undefined = [];
    let arrived = 0;
    const refuse = (error: DomainError) => {
      chunks = undefined;
      reject(error);
    };
    const timer = setTimeout(() => refuse(tooSlow()), within);
    body
      .on('data', (chunk: Buffer) => {
        arrived += chunk.length;
        chunks?.push(chunk);
        if (arrived > bytes) refuse(tooLarge());
      })
      .on('end', () => resolve(Buffer.concat(chunks ?? [])))
      .on('error', (cause) => refuse(brokenOff(cause)))
      .on('close', () => {
        clearTimeout(timer);
        if (!body.readableEnded) refuse(brokenOff());
      });
  });
}
