import replyFrom from '@fastify/reply-from';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import { limitBody, refuseLargeBody } from './body-limit.js';
import { type ProxyRoute, proxyRoutes, type ServiceAddresses } from './route-table.js';

/** A path that a URL parser would walk up: it could leave the route that it matched. */
const dotSegment = /(^|\/|%2f|\\|%5c)(\.|%2e){1,2}(\/|%2f|\\|%5c|$)/i;

/** Headers that only we may set. */
const ours = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];

interface ProxyOptions {
  addresses: ServiceAddresses;
  doorkeeper: Doorkeeper;
  /** Told when what the public reads of events show has changed. */
  eventsChanged: () => void;
}

/** Passes each route on to its service over kept connections, bodies streamed both ways. */
export async function proxyToServices(
  fastify: FastifyInstance,
  { addresses, doorkeeper, eventsChanged }: ProxyOptions,
): Promise<void> {
  await fastify.register(replyFrom, {
    disableRequestLogging: true,
    undici: {
      connections: 64,
      pipelining: 1,
      connect: { timeout: 1_000 },
      headersTimeout: 10_000,
      bodyTimeout: 30_000,
      keepAliveTimeout: 30_000,
    },
  });
  for (const route of proxyRoutes) {
    fastify.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: route.url,
      errorHandler: sendError,
      onRequest: async (request) => {
        if (dotSegment.test(pathOf(request))) throw new DomainError('NOT_FOUND', '');
        await doorkeeper.admit(request, route.admits);
        refuseLargeBody(request, route.bodyLimit);
      },
      preHandler: (request, _reply, done) => {
        request.body = limitBody(request.body, route.bodyLimit);
        done();
      },
      handler: (request, reply) => forward(request, reply, route, addresses[route.to], eventsChanged),
    });
  }
}

function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { changesEvents }: ProxyRoute,
  address: string,
  eventsChanged: () => void,
): FastifyReply {
  return reply.from(new URL(address).origin + pathOf(request), {
    rewriteRequestHeaders: (_request, headers) => {
      const kept = Object.entries(headers).filter(([name]) => !ours.includes(name));
      return { ...Object.fromEntries(kept), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    },
    onResponse: (_request, _reply, response) => {
      if (changesEvents && request.method !== 'GET' && reply.statusCode < 300) eventsChanged();
      reply.send(response.stream);
    },
    onError: (_reply, { error }) => {
      sendError(error.cause instanceof DomainError ? error.cause : error, request, reply);
    },
    retryDelay: () => null,
  });
}

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?', 1)[0] ?? '/';
}
