import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorReply } from './error-answer.js';
import { isQuiet } from './quiet-routes.js';
import { noteFailure } from './request-outcome.js';

/** Headers that were set for the answer that failed; they would be wrong for the error that is sent instead. */
const ofAnotherAnswer = ['etag', 'last-modified', 'content-encoding', 'content-disposition', 'accept-ranges'];

/** The one place where an error becomes an answer. What nobody foresaw is logged with its stack, never shown. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, headers, body, unexpected } = toErrorReply(error, request.id);
  noteFailure(request, error);
  if (unexpected) request.log.error({ err: error, requestId: request.id }, 'unexpected failure');
  else if (status === 503) {
    request.log[isQuiet(request) ? 'debug' : 'warn']({ err: error, requestId: request.id }, 'unavailable');
  }
  if (reply.sent) return;
  for (const header of ofAnotherAnswer) reply.removeHeader(header);
  // In a 416 it is the length of the file (RFC 9110, 15.5.17).
  if (status !== 416) reply.removeHeader('content-range');
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

@Catch()
export class EveryExceptionFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
