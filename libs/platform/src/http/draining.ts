import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * While a service is going down it still answers, and each answer tells its caller to open the next connection elsewhere:
 * when the door closes, nobody is left who could put a request on a line that is just being cut (RFC 9112, 9.6).
 */
export function closeConnectionsWhile(fastify: FastifyInstance, isDraining: () => boolean): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (isDraining() && hasArrived(request)) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Whoever is answered while still sending would be cut off before reading why. */
function hasArrived({ headers, raw }: FastifyRequest): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody || raw.complete;
}
