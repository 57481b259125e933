import replyFrom from '@fastify/reply-from';
import { limits } from '@rover/contracts/limits';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import { notePassedOn } from '@rover/platform/http/request-story';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Doorkeeper } from '../limits/doorkeeper.js';
import { limitBody, refuseLargeBody } from './body-limit.js';
import { type ProxyRoute, proxyRoutes, type ServiceAddresses } from './route-table.js';
import { WaitingRoom } from './waiting-room.js';

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

/** How many requests a service is asked at once; others wait for them. */
const atOnce = 64;
/**
 * Nobody waits for a picture because others take theirs slowly: as many as one address may ask for while it may stand
 * still, and more.
 */
const mediaAtOnce = 4_096;

/** Milliseconds before a question that changes nothing is put once more. */
const again = 20;

interface ProxyOptions {
  addresses: ServiceAddresses;
  doorkeeper: Pick<Doorkeeper, 'admit'>;
  /** Told when what the public reads of events show has changed. */
  eventsChanged: () => void;
  /** Milliseconds in which somebody must take something of an answer; whoever stands still for longer is cut off. */
  mayStandStillFor?: number | undefined;
}

/**
 * Passes each route on to its service over kept connections, bodies streamed both ways.
 * @returns where those wait who ask for another service than media
 */
export async function proxyToServices(fastify: FastifyInstance, options: ProxyOptions): Promise<WaitingRoom> {
  const isOfMedia = ({ to }: ProxyRoute) => to === 'MEDIA_URL';
  const others = proxyRoutes.filter((route) => !isOfMedia(route));
  const roomOfMedia = new WaitingRoom(4 * mediaAtOnce);
  const waitingRoom = new WaitingRoom(4 * atOnce);
  await fastify.register((scope) => proxy(scope, proxyRoutes.filter(isOfMedia), mediaAtOnce, roomOfMedia, options));
  await fastify.register((scope) => proxy(scope, others, atOnce, waitingRoom, options));
  return waitingRoom;
}

async function proxy(
  fastify: FastifyInstance,
  routes: readonly ProxyRoute[],
  connections: number,
  waitingRoom: WaitingRoom,
  options: ProxyOptions,
): Promise<void> {
  await fastify.register(replyFrom, {
    disableRequestLogging: true,
    undici: {
      connections,
      pipelining: 1,
      connect: { timeout: 1_000 },
      headersTimeout: 10_000,
      bodyTimeout: 30_000,
    },
  });
  for (const route of routes) {
    fastify.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: route.url,
      errorHandler: sendError,
      onRequest: async (request, reply) => {
        if (!isUpload(route, request) && !waitingRoom.admit(route.to, request, reply)) return reply;
        if (dotSegment.test(pathFor(route, request))) throw new DomainError('NOT_FOUND', '');
        await options.doorkeeper.admit(request, route.admits);
        refuseLargeBody(request, bodyBounds(route, request).bytes);
      },
      preHandler: (request, _reply, done) => {
        const { bytes, within } = bodyBounds(route, request);
        request.body = limitBody(request.body, bytes, within);
        done();
      },
      handler: (request, reply) => forward(request, reply, route, options),
    });
  }
}

function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ProxyRoute,
  { addresses, eventsChanged, mayStandStillFor = 60_000 }: ProxyOptions,
): FastifyReply {
  return reply.from(new URL(addresses[route.to]).origin + pathFor(route, request), {
    ...(isUpload(route, request) && { timeout: limits.media.uploadWithin + uploadIsKeptWithin }),
    rewriteRequestHeaders: (_request, headers) => {
      const kept = Object.entries(headers).filter(([name]) => !ours.includes(name));
      return { ...Object.fromEntries(kept), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    },
    onResponse: (_request, _reply, response) => {
      for (const name of ofConnection) reply.removeHeader(name);
      // What is somebody's own, and nobody said how long it is true.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      notePassedOn(request);
      if (route.changesEvents && request.method !== 'GET' && reply.statusCode < 300) eventsChanged();
      // The connection to the service is free again when the answer is taken, or nobody is there to take it.
      reply.raw.setTimeout(mayStandStillFor);
      reply.send(response.stream);
    },
    onError: (_reply, { error }) => {
      sendError(error.cause instanceof DomainError ? error.cause : error, request, reply);
    },
    retryDelay: ({ err, req, attempt }) => (attempt === 0 && req.method === 'GET' && isLineCut(err) ? again : null),
  });
}

/** The service was gone, or went, before it began to answer: another of its processes may be there. */
function isLineCut(error: NodeJS.ErrnoException | undefined): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED'].includes(error?.code ?? '');
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
