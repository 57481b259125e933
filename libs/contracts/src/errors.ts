/**
 * Every code an answer of the API can carry. The status that belongs to each stands in one table of the platform
 * (http/error-answer.ts); a client decides by the code, a person reads the message.
 */
export type ErrorCode =
  | 'MALFORMED'
  | 'VALIDATION_FAILED'
  /** Of a link that came by mail: made up, run out, or followed by a newer one. */
  | 'TOKEN_INVALID'
  | 'TOKEN_USED'
  | 'UNAUTHENTICATED'
  | 'BAD_CREDENTIALS'
  | 'FORBIDDEN'
  | 'EMAIL_NOT_VERIFIED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_SLOW'
  | 'CONFLICT'
  | 'EVENT_FULL'
  | 'EVENT_PAST'
  /** The same request, by its Idempotency-Key, is being worked on: to be sent again in a moment. */
  | 'KEY_IN_USE'
  | 'PRECONDITION_FAILED'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  /** The Idempotency-Key belongs to another request. */
  | 'KEY_REUSED'
  | 'TOO_MANY_REQUESTS'
  | 'HEADERS_TOO_LARGE'
  | 'INTERNAL'
  | 'UNAVAILABLE';

/** One field that was refused, and why, in words for a person. */
export interface FieldError {
  field: string;
  message: string;
}

/** The form of every answer that is not a success. */
export interface ErrorAnswer {
  success: false;
  statusCode: number;
  code: ErrorCode;
  /** One readable sentence or two; never a stack, SQL, a path, or what was sent. */
  message: string;
  errors: FieldError[];
  requestId: string;
}
