import replyFrom from '@fastify/reply-from';
import { limits } from '@rover/contracts/limits';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import { notePassedOn } from '@rover/platform/http/request-story';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import { limitBody, refuseLargeBody } from './body-limit.js';
import { type ProxyRoute, proxyRoutes, type ServiceAddresses } from './route-table.js';

/** A path that a URL parser would walk up: it could leave the route that it matched. */
const dotSegment = /(^|\/|%2f|\\|%5c)(\.|%2e){1,2}(\/|%2f|\\|%5c|$)/i;

/** Headers that only we may set. */
const ours = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'];

/**
 * Headers that concern one connection. Whoever is refused half-way through an upload is still sending: a `close`, from
 * the service or from the proxy itself, would hang up on them before they read why. What they still send is thrown away.
 */
const ofConnection = ['connection', 'keep-alive'];

/** Milliseconds in which a body must have arrived that is not an upload. */
const arrivesWithin = 60_000;
/** Milliseconds that media may take over an upload once it is all there. */
const uploadIsKeptWithin = 2 * 60_000;

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
        if (dotSegment.test(pathFor(route, request))) throw new DomainError('NOT_FOUND', '');
        await doorkeeper.admit(request, route.admits);
        refuseLargeBody(request, bodyBounds(route, request).bytes);
      },
      preHandler: (request, _reply, done) => {
        const { bytes, within } = bodyBounds(route, request);
        request.body = limitBody(request.body, bytes, within);
        done();
      },
      handler: (request, reply) => forward(request, reply, route, addresses[route.to], eventsChanged),
    });
  }
}

function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ProxyRoute,
  address: string,
  eventsChanged: () => void,
): FastifyReply {
  return reply.from(new URL(address).origin + pathFor(route, request), {
    ...(isUpload(route, request) && { timeout: limits.media.uploadWithin + uploadIsKeptWithin }),
    rewriteRequestHeaders: (_request, headers) => {
      const kept = Object.entries(headers).filter(([name]) => !ours.includes(name));
      return { ...Object.fromEntries(kept), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    },
    onResponse: (_request, _reply, response) => {
      for (const name of ofConnection) reply.removeHeader(name);
      notePassedOn(request);
      if (route.changesEvents && request.method !== 'GET' && reply.statusCode < 300) eventsChanged();
      reply.send(response.stream);
    },
    onError: (_reply, { error }) => {
      sendError(error.cause instanceof DomainError ? error.cause : error, request, reply);
    },
    retryDelay: () => null,
  });
}

/** How much may come, and how slowly. */
function bodyBounds(route: ProxyRoute, request: FastifyRequest): { bytes: number; within: number } {
  if (!isUpload(route, request)) return { bytes: route.bodyLimit, within: arrivesWithin };
  return { bytes: limits.media.uploadBytes, within: limits.media.uploadWithin };
}

function isUpload({ takesUploads }: ProxyRoute, request: FastifyRequest): boolean {
  return Boolean(takesUploads) && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}

/** A name goes on encoded, its dots twice, so that nobody on the way walks up by them. */
function pathFor({ url, endsInName }: ProxyRoute, request: FastifyRequest): string {
  const path = request.raw.url?.split('?', 1)[0] ?? '/';
  const before = url.length - 1;
  return endsInName ? path.slice(0, before) + encodeURIComponent(path.slice(before)).replaceAll('.', '%252E') : path;
}
