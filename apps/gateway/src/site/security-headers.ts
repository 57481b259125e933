import helmet from '@fastify/helmet';
import { embeddedOrigins } from '@rover/venue/embeds';
import type { FastifyInstance } from 'fastify';

/** What a browser may do with anything of ours: no inline or foreign script, no framing, no sniffing. */
export async function secureHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: embeddedOrigins(),
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()');
    done(null, payload);
  });
}
