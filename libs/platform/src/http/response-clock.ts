import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Measures how long callers are kept waiting: from when the request has arrived in full to when the answer begins. The
 * time in which a guest's phone sends a form or a photo, or takes a video, does not count.
 */
export class ResponseClock {
  private readonly arrivedAt = new WeakMap<FastifyRequest, number>();
  private readonly answeredAt = new WeakMap<FastifyRequest, number>();

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRequest', (request, _reply, done) => {
      if (bringsBody(request)) request.raw.once('end', () => this.arrivedAt.set(request, performance.now()));
      done();
    });
    fastify.addHook('onSend', (request, _reply, payload, done) => {
      // An answer that begins before the request has arrived in full kept nobody waiting.
      if (request.raw.complete || !bringsBody(request)) this.answeredAt.set(request, performance.now());
      done(null, payload);
    });
  }

  /** Milliseconds; undefined for an answer that did not go the usual way, or that nobody waited for. */
  waited(request: FastifyRequest, reply: FastifyReply): number | undefined {
    const answeredAt = this.answeredAt.get(request);
    if (answeredAt === undefined) return undefined;
    const beganAt = performance.now() - reply.elapsedTime;
    return answeredAt - Math.max(beganAt, this.arrivedAt.get(request) ?? 0);
  }
}

function bringsBody({ headers }: FastifyRequest): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}
