/**
 * Every error code of the API. The HTTP status of each is in one table of the platform (http/error-answer.ts); clients
 * use the code, people read the message.
 */
export type ErrorCode =
  | 'MALFORMED'
  | 'VALIDATION_FAILED'
  /** The token of a mailed link is invalid, expired, or replaced by a newer one. */
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
  /** A request with the same Idempotency-Key is still being processed: retry in a moment. */
  | 'KEY_IN_USE'
  | 'PRECONDITION_FAILED'
  | 'BODY_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  /** The Idempotency-Key was used for another request. */
  | 'KEY_REUSED'
  | 'TOO_MANY_REQUESTS'
  | 'HEADERS_TOO_LARGE'
  | 'INTERNAL'
  | 'UNAVAILABLE';

/** One invalid field, and why, in words for a person. */
export interface FieldError {
  field: string;
  message: string;
}

/** The form of every error response. */
export interface ErrorAnswer {
  success: false;
  statusCode: number;
  code: ErrorCode;
  /** One readable sentence or two; never a stack, SQL, a path, or the input. */
  message: string;
  errors: FieldError[];
  requestId: string;
}
