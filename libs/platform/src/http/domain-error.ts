import type { ErrorCode, FieldError } from '@rover/contracts/errors';

/**
 * A business rule was not met: a code for what happened, and words for the caller. The code knows nothing of HTTP;
 * error-answer.ts maps it to a status.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly errors: readonly FieldError[];
  /** Seconds after which another try makes sense, for TOO_MANY_REQUESTS and UNAVAILABLE. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: { errors?: readonly FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** The answer for something that does not exist, or no longer. */
export function notFound(what: string): DomainError {
  return new DomainError('NOT_FOUND', `There is no such ${what}.`);
}
