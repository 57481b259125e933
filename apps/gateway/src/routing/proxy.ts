import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import { bodyBytes } from '@rover/contracts/body-bytes';
import { limits } from '@rover/contracts/limits';
import { assertReachable, serviceCallError } from '@rover/platform/http/call-service';
import { DomainError } from '@rover/platform/http/domain-error';
import { sendError } from '@rover/platform/http/exception.filter';
import { isUnavailable } from '@rover/platform/http/failure-kinds';
import { markProxied } from '@rover/platform/http/request-outcome';
import { hasCode } from '@rover/platform/telemetry/error-code';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { changesSomething, type RequestGuard } from '../limits/request-guard.js';
import { limitBody, refuseLargeBody, wholeBody } from './body-limit.js';
import { compressed } from './compressed.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { deadlineAgent } from './deadline-agent.js';
import { type ProxyRoute, proxyRoutes, type ServiceAddress, type ServiceAddresses } from './route-table.js';

const [slash, dot] = ['(/|%2f|\\\\|%5c)', '(\\.|%2e)'];
/**
 * A path with dot segments, which a URL parser would resolve: it could leave the route that it matched. Two dots beside
 * a slash count as such, too.
 */
const dotSegment = new RegExp(`(^|${slash})${dot}(${slash}|$)|${slash}${dot}{2}|${dot}{2}${slash}`, 'i');

/**
 * Headers that are not passed on: those that only we may set, those of the connection, and `expect`, to which Node has
 * answered 100 (Continue).
 */
const ours = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded'],
  ...['keep-alive', 'upgrade', 'expect'],
];

/** Milliseconds in which a body must have arrived, unless it is an upload. */
const arrivesWithin = 60_000;

/** The type of a body without one (RFC 9110, 8.3). */
const anyBytes = 'application/octet-stream';

/** How many requests a service gets at once; others wait. */
const atOnce = 64;
/**
 * The same for media: more than one address may ask for while it takes nothing of its answers, so that nobody waits for
 * a picture because others take theirs slowly.
 */
const mediaAtOnce = 4_096;

/** Milliseconds before a GET is sent once more. */
const again = 20;

/** Milliseconds in which an answer begins, unless its route says more. */
const usualPatience = 2_900;
/** The least number of milliseconds that a service gets, however long the admission took. */
const answersWithinAtLeast = 100;
/** Milliseconds that the admission of a request took: it may have waited for auth, even in vain. */
const admissionTook = new WeakMap<FastifyRequest, number>();

interface ProxyOptions {
  addresses: ServiceAddresses;
  requestGuard: Pick<RequestGuard, 'admit'>;
  /**
   * Called when the public reads of events have changed, with the path of the request that did it; the answer waits for
   * it.
   */
  eventsChanged: (path: string) => Promise<void>;
  /** Milliseconds in which a service must begin to answer, admission included, where the route does not say more. */
  answersWithin?: number | undefined;
  /** Milliseconds in which a client must take something of an answer; one that takes nothing for longer is cut off. */
  mayStandStillFor?: number | undefined;
}

/**
 * Passes each route on to its service over kept connections. Uploads and answers are streamed; any other body is passed
 * on when it has arrived in full, so that a slow sender occupies neither a place in the concurrency limiter nor a
 * connection.
 * @returns the concurrency limiter of all services but media
 */
export async function proxyToServices(fastify: FastifyInstance, options: ProxyOptions): Promise<ConcurrencyLimiter> {
  const isOfMedia = ({ to }: ProxyRoute) => to === 'MEDIA_URL';
  const others = proxyRoutes.filter((route) => !isOfMedia(route));
  await proxy(fastify, proxyRoutes.filter(isOfMedia), mediaAtOnce, options);
  return proxy(fastify, others, atOnce, options);
}

/** @returns the concurrency limiter of these routes */
async function proxy(
  fastify: FastifyInstance,
  routes: readonly ProxyRoute[],
  connections: number,
  options: ProxyOptions,
): Promise<ConcurrencyLimiter> {
  const agent = deadlineAgent(connections);
  const concurrencyLimiter = new ConcurrencyLimiter(4 * connections, (service) =>
    agent.unanswered(originOf(service, options)),
  );
  await fastify.register(async (scope) => {
    await scope.register(replyFrom, { disableRequestLogging: true, undici: agent });
    for (const route of routes) scope.route(passOn(route, concurrencyLimiter, options));
  });
  return concurrencyLimiter;
}

function passOn(route: ProxyRoute, concurrencyLimiter: ConcurrencyLimiter, options: ProxyOptions): RouteOptions {
  const { addresses, answersWithin } = options;
  return {
    method: route.isReadOnly ? 'GET' : ['GET', 'POST', 'PUT', 'DELETE'],
    url: route.url,
    errorHandler: tellFailure,
    onRequest: async (request, reply) => {
      if (!isUpload(route, request) && concurrencyLimiter.rejectsWhenFull(route.to, request, reply)) return reply;
      if (dotSegment.test(pathFor(route, request))) throw new DomainError('NOT_FOUND', '');
      const startedAt = performance.now();
      await options.requestGuard.admit(request, route.admits);
      admissionTook.set(request, performance.now() - startedAt);
      refuseLargeBody(request, bodyBounds(route, request).bytes);
      if (!isUpload(route, request)) return;
      await assertReachable(nameOf(route.to), addresses[route.to], patienceLeft(request, answersWithin));
    },
    preHandler: async (request, reply) => {
      const { bytes, within } = bodyBounds(route, request);
      request.body = limitBody(request.body, bytes, within);
      if (isUpload(route, request)) return;
      request.body = await wholeBody(request.body);
      if (!concurrencyLimiter.admit(route.to, request, reply)) return reply;
    },
    handler: (request, reply) => forward(request, reply, route, options),
  };
}

/** An answer that is broken off because its client has gone is no failure. */
function tellFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasCode(error, 'UND_ERR_ABORTED') && reply.raw.destroyed) return;
  sendError(error, request, reply);
}

/** @returns whole milliseconds that are left for the service of those in which the request is to be answered */
function patienceLeft(request: FastifyRequest, patience = usualPatience): number {
  return Math.max(Math.round(patience - (admissionTook.get(request) ?? 0)), answersWithinAtLeast);
}

function originOf(service: ServiceAddress, { addresses }: ProxyOptions): string {
  return new URL(addresses[service]).origin;
}

function nameOf(service: ServiceAddress): string {
  return service.replace('_URL', '').toLowerCase();
}

function forward(request: FastifyRequest, reply: FastifyReply, route: ProxyRoute, options: ProxyOptions): FastifyReply {
  const { eventsChanged, answersWithin, mayStandStillFor = 60_000 } = options;
  const changesWithin = changesSomething(request) ? route.changesWithin : undefined;
  return reply.from(originOf(route.to, options) + pathFor(route, request), {
    timeout: isUpload(route, request)
      ? limits.media.uploadWithin + limits.media.keptWithin
      : patienceLeft(request, changesWithin ?? route.answersWithin ?? answersWithin),
    ...(Buffer.isBuffer(request.body) && {
      body: request.body,
      contentType: request.headers['content-type'] ?? anyBytes,
    }),
    rewriteRequestHeaders: (_request, headers) => {
      const kept = Object.entries(headers).filter(([name]) => !ours.includes(name));
      return { ...Object.fromEntries(kept), 'x-request-id': request.id, 'x-forwarded-for': request.ip };
    },
    // These concern the connection to the service; for the client's connection Node sets its own.
    rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
    onResponse: (_request, _reply, response) => {
      // A client that is refused half-way through an upload is still sending: the proxy's `connection: close` would cut
      // it off before it reads why. What it still sends is thrown away.
      if (reply.hasHeader('connection')) reply.removeHeader('connection');
      // Where the service says nothing of caching, the answer may be personal: nobody keeps it.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      markProxied(request);
      // The connection to the service is free again only when the client has taken the answer, or is cut off.
      reply.raw.setTimeout(mayStandStillFor);
      const isChange = route.changesEvents && changesSomething(request) && reply.statusCode < 300;
      if (!isChange) return reply.send(compressed(request, reply, response.stream));
      Promise.all([buffer(response.stream), eventsChanged(pathFor(route, request))]).then(
        ([answer]) => reply.send(answer),
        (error) => sendError(error, request, reply),
      );
    },
    onError: (_reply, { error }) => {
      const known = error.cause instanceof DomainError ? error.cause : undefined;
      sendError(known ?? (isUnavailable(error) ? serviceCallError(nameOf(route.to), error) : error), request, reply);
    },
    retryDelay: ({ err, req, attempt }) =>
      attempt === 0 && req.method === 'GET' && isConnectionLost(err) ? again : null,
  });
}

/** Whether the service was gone, or ended, before it began to answer: another of its processes may answer. */
function isConnectionLost(error: unknown): boolean {
  return hasCode(error, 'UND_ERR_SOCKET', 'ECONNRESET', 'ECONNREFUSED');
}

/** The most bytes of a body, and the most time that it may take. */
function bodyBounds(route: ProxyRoute, request: FastifyRequest): { bytes: number; within: number } {
  if (!isUpload(route, request)) return { bytes: route.bodyLimit ?? bodyBytes.usual, within: arrivesWithin };
  return { bytes: limits.media.uploadBytes, within: limits.media.uploadWithin };
}

function isUpload({ takesUploads }: ProxyRoute, request: FastifyRequest): boolean {
  return Boolean(takesUploads) && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');
}

/**
 * The path for the service. A name at its end is encoded, its dots twice, so that nothing on the way takes them for dot
 * segments.
 */
function pathFor({ url, endsInName }: ProxyRoute, request: FastifyRequest): string {
  const path = request.raw.url?.split(/[?#]/, 1)[0] ?? '/';
  const before = url.length - 1;
  return endsInName ? path.slice(0, before) + encodeURIComponent(path.slice(before)).replaceAll('.', '%252E') : path;
}
