import type { ErrorAnswer, ErrorCode } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';
import { databaseRefusal, isUnavailable } from './failure-kinds.js';

/** The one table from what happened to the status that tells it. */
const statusOf: Record<ErrorCode, number> = {
  MALFORMED: 400,
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  TOKEN_USED: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_SLOW: 408,
  CONFLICT: 409,
  EVENT_FULL: 409,
  EVENT_PAST: 409,
  KEY_IN_USE: 409,
  PRECONDITION_FAILED: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** The message where an error has no words of its own that may be shown. */
const plainWords: Partial<Record<ErrorCode, string>> = {
  MALFORMED: 'The request could not be read. Please check its form.',
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This cannot be done at this address.',
  TOO_SLOW: 'The request took too long to arrive.',
  CONFLICT: 'This clashes with something that is already there.',
  PRECONDITION_FAILED: 'This has changed in the meantime.',
  BODY_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
  RANGE_NOT_SATISFIABLE: 'The file has no such part.',
  TOO_MANY_REQUESTS: 'Too many requests. Please wait a little and try again.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  UNAVAILABLE: 'This part of the pub is not answering right now. Please try again in a moment.',
};

const defaultRetryAfter = 2;

interface ErrorReply {
  status: number;
  headers: Record<string, string>;
  body: ErrorAnswer;
  /** Not an error that we expect: it is logged with its stack. */
  unexpected: boolean;
}

/** Turns whatever was thrown, by us, Fastify, Nest, Postgres or a socket, into the one form of error answer. */
export function toErrorReply(error: unknown, requestId: string): ErrorReply {
  const domainError = error instanceof DomainError ? error : new DomainError(codeOf(error), '', { cause: error });
  const { code, errors } = domainError;
  const status = statusOf[code];
  const message =
    domainError.message || (plainWords[code] ?? 'Something went wrong on our side. Please try again in a moment.');
  // A 404 may be kept by caches that are not told otherwise (RFC 9110, 15.1).
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS') {
    headers['retry-after'] = String(domainError.retryAfter ?? defaultRetryAfter);
  }
  // Some clients take a 401 for a broken answer when it names no authentication scheme.
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return {
    status,
    headers,
    body: { success: false, statusCode: status, code, message, errors: [...errors], requestId },
    unexpected: code === 'INTERNAL',
  };
}

/** The code that tells of whatever was thrown. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (isUnavailable(error)) return 'UNAVAILABLE';
  const refusal = databaseRefusal(error);
  if (refusal) return refusal;
  return codeOfStatus(statusIn(error));
}

/** The status that Fastify and Nest put on the errors they throw themselves. */
function statusIn(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('getStatus' in error && typeof error.getStatus === 'function') return Number(error.getStatus());
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 500;
}

/**
 * The code for an error that has only a status: of the codes with this status the most general, which has plain words.
 */
function codeOfStatus(status: number): ErrorCode {
  const codes = Object.keys(plainWords) as ErrorCode[];
  return codes.find((code) => statusOf[code] === status) ?? (status >= 400 && status < 500 ? 'MALFORMED' : 'INTERNAL');
}
