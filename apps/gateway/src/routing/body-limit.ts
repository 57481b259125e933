import { Readable, Transform } from 'node:stream';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';

const tooLarge = () => new DomainError('BODY_TOO_LARGE', '');
const brokenOff = (cause: unknown) => new DomainError('MALFORMED', 'The request broke off.', { cause });

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
  body.on('error', (cause) => counter.destroy(brokenOff(cause)));
  // Of a request that is refused before anybody reads it, nobody else hears.
  counter.on('error', () => undefined);
  const tooSlow = setTimeout(() => counter.destroy(new DomainError('TOO_SLOW', '')), within);
  counter.on('close', () => {
    clearTimeout(tooSlow);
    body.unpipe(counter).resume();
  });
  return body.pipe(counter);
}

/**
 * A body as a whole, within the same limits. It is gathered as it comes: streams and blobs on the way would take longer than
 * all else that is done about it.
 * @throws DomainError BODY_TOO_LARGE, TOO_SLOW; MALFORMED where it broke off
 */
export async function wholeBody(body: unknown, limit: number, within: number): Promise<unknown> {
  if (!(body instanceof Readable)) return body;
  const chunks: Buffer[] = [];
  let bytes = 0;
  await new Promise<void>((resolve, reject) => {
    const giveUp = (error: DomainError) => {
      clearTimeout(tooSlow);
      reject(error);
      body.off('data', take).resume();
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limit) giveUp(tooLarge());
    };
    const tooSlow = setTimeout(() => giveUp(new DomainError('TOO_SLOW', '')), within);
    body.on('data', take);
    body.on('error', (cause) => giveUp(brokenOff(cause)));
    body.on('end', () => {
      clearTimeout(tooSlow);
      resolve();
    });
  });
  return Buffer.concat(chunks, bytes);
}
