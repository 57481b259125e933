import type { ErrorAnswer, ErrorCode } from '@rover/contracts/errors';

/** No answer, a refusal, or an answer that is not of the API's format. */
export type CallFailure = 'connection' | 'refused' | 'unreadable';

/** A call to the API that did not succeed. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The status in words; '' when no answer came. */
  readonly statusText: string;

  constructor(
    readonly failure: CallFailure,
    /** 0 when no answer came. */
    readonly status: number,
    /** The API's error answer; null when the answer was none. */
    readonly answer: ErrorAnswer | null,
    { statusText = '', ...options }: ErrorOptions & { statusText?: string } = {},
  ) {
    super(answer?.message ?? wordsFor(failure, status), options);
    this.statusText = statusText;
  }
}

/** The message for errors without an error answer of the API. */
function wordsFor(failure: CallFailure, status: number): string {
  switch (failure) {
    case 'connection':
      return 'No answer came. Please check your connection and try again.';
    case 'refused':
      return `The server did not do it (${status}). Please try again.`;
    case 'unreadable':
      return 'The answer could not be read. Please try again.';
  }
}

/** The API's own words about why it refused, when its code is one of these. */
export function refusal(error: unknown, ...codes: ErrorCode[]): ErrorAnswer | null {
  if (!(error instanceof CallError) || !error.answer) return null;
  return codes.includes(error.answer.code) ? error.answer : null;
}

/** The resource does not exist, or no longer. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** A 4xx status: the server works, and refuses the request. */
export function isRefused(error: unknown): error is CallError {
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}

/** A refusal of the request itself, not because of a rate limit. */
export function isVerdict(error: unknown): boolean {
  return isRefused(error) && error.status !== 429;
}

/** The server has decided on the request, so that the next try is a new request. */
export function isDecided(error: unknown): boolean {
  return isRefused(error) && !refusal(error, 'KEY_IN_USE');
}

/** The server's message about a refusal; '' when it has none for users. @throws errors that are none of the API */
export function wordsOf(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  return error.answer?.message ?? '';
}
