import type { IncomingMessage } from 'node:http';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type DoneFuncWithErrOrRes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { Readiness } from '../run/readiness.js';
import { NestLogger } from '../telemetry/logger.js';
import { Reporter } from '../telemetry/reporter.js';
import { DtoPipe } from '../validation/dto.pipe.js';
import { recordRequests } from './access-log.js';
import { DomainError } from './domain-error.js';
import { closeConnectionsWhile } from './draining.js';
import { EveryExceptionFilter, sendError } from './exception.filter.js';
import { parseJsonBody } from './json-body.js';
import { serveInRequest, stayInside } from './request-context.js';
import { newRequestId } from './request-id.js';
import { answerUnreadable } from './unreadable-request.js';

/** Parameters in a path, such as media addresses, are longer than the 100 characters that Fastify allows. */
const maxParamLength = 2048;
/** Milliseconds that an idle connection from outside is kept: longer than the minute for which proxies keep theirs. */
const idleOutside = 75_000;
/**
 * The same for connections of other services. Their client (undici) is told this limit and closes an idle connection
 * two seconds before it: so within DRAIN_SECONDS every connection has either had an answer with `connection: close`, or
 * been closed.
 */
const idleBetweenServices = 5_000;
const requestIdForm = /^[\w-]{8,64}$/;

export interface HttpOptions {
  service: string;
  logger: Logger;
  /** What becomes of bodies: JSON is read, up to so many bytes; or every body is passed on as it streams in. */
  bodies: { jsonUpTo: number } | 'streamed';
  /** Take the caller's `x-request-id` (another service of ours), or make one (the gateway). */
  trustRequestId: boolean;
  /** Whose `x-forwarded-for` is believed: addresses and networks of proxies. */
  trustedProxies: readonly string[];
  /** Milliseconds in which a request must have arrived, its body included. */
  arrivesWithin: number;
  /** Milliseconds in which something must come or go on a connection that carries a request. */
  mayStandStillFor: number;
  /** Milliseconds beyond which an answer counts as slow. */
  slowAfter: number;
  /** Headers of every answer. */
  answerHeaders: Readonly<Record<string, string>>;
}

/** A Nest application on Fastify, with what every service does alike: ids, bodies, errors, validation, log, metrics. */
export async function createHttpApp(
  module: Type | DynamicModule,
  options: HttpOptions,
): Promise<NestFastifyApplication> {
  const { service, logger, bodies, slowAfter, answerHeaders } = options;
  const adapter = newAdapter(options);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  const fastify: FastifyInstance = adapter.getInstance();
  fastify.removeAllContentTypeParsers();
  if (bodies === 'streamed') fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  else readJson(fastify, bodies.jsonUpTo);
  recordRequests(fastify, { service, reporter: app.get(Reporter), slowAfter });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders).header('x-request-id', request.id);
    if (namesNoHost(request.raw)) return done(new DomainError('MALFORMED', 'The request names no host.'));
    serveInRequest(request.id, reply.raw, done);
  });
  // A handler goes on after its caller has disconnected; what it does then still belongs to the request.
  fastify.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return stayInside(() => handler.call(this, request, reply));
    };
    if (route.method === 'HEAD') route.onSend = [route.onSend ?? [], sayNoLengthOf304].flat();
  });
  // Expectations other than 100-continue may be ignored (RFC 9110, 10.1.1).
  fastify.server.on('checkExpectation', (...asked) => fastify.server.emit('request', ...asked));
  const readiness = app.get(Readiness);
  closeConnectionsWhile(fastify, () => readiness.isDraining);
  app.useGlobalFilters(new EveryExceptionFilter());
  app.useGlobalPipes(new DtoPipe());
  return app;
}

function newAdapter(options: HttpOptions): FastifyAdapter {
  const { logger, trustRequestId, trustedProxies, answerHeaders } = options;
  return new FastifyAdapter({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Every line names its request anyhow, see createLogger.
    childLoggerFactory: (parent: FastifyBaseLogger) => parent,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength, ignoreTrailingSlash: false },
    // The onRequest hook refuses a request without Host (RFC 9112, 3.2): Node would do so without our form of error.
    http: { requireHostHeader: false },
    requestTimeout: options.arrivesWithin,
    connectionTimeout: options.mayStandStillFor,
    keepAliveTimeout: trustRequestId ? idleBetweenServices : idleOutside,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    genReqId: (request: IncomingMessage) => (trustRequestId && givenId(request)) || newRequestId(),
    clientErrorHandler: answerUnreadable(answerHeaders),
    // No hook sees such a request: the headers that hooks set are set here.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply.headers({ ...answerHeaders, 'x-request-id': request.id })),
  });
}

/** Only JSON is read; a body of any other type is a 415, whatever it holds. */
function readJson(fastify: FastifyInstance, bodyLimit: number): void {
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(decodeUtf8(body as Buffer)));
    } catch (error) {
      done(error as Error);
    }
  });
}

function decodeUtf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new DomainError('MALFORMED', 'The request is not valid UTF-8.', { cause });
  }
}

/**
 * To a HEAD, Fastify sends a 304 with `content-length: 0`, which would be the length of what the client has (RFC 9110,
 * 15.4.5).
 */
function sayNoLengthOf304(_request: FastifyRequest, reply: FastifyReply, payload: unknown, done: DoneFuncWithErrOrRes) {
  if (reply.statusCode === 304) reply.removeHeader('content-length');
  done(null, payload);
}

function namesNoHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}

function givenId(request: IncomingMessage): string | undefined {
  const id = request.headers['x-request-id'];
  return typeof id === 'string' && requestIdForm.test(id) ? id : undefined;
}
