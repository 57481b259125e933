import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * While a service drains it still answers, and each answer closes its connection, so that the caller opens the next one
 * elsewhere: when the server closes, nobody can be sending a request on a connection that is just being cut (RFC 9112,
 * 9.6).
 */
export function closeConnectionsWhile(fastify: FastifyInstance, isDraining: () => boolean): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isDraining() && hasArrived(request)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** A caller that is answered while still sending would be cut off before it reads the answer. */
function hasArrived({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody || raw.complete;
}
