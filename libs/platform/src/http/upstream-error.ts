import type { ErrorAnswer } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';

/** An error answer of another service of ours, which has logged and reported it itself. */
export class UpstreamError extends DomainError {}

/**
 * The error answer of another service of ours as an error to throw, in that service's words.
 * @param answer the body, as JSON
 * @returns undefined when it does not have the form of our errors
 */
export function upstreamErrorOf({ headers }: Response, answer: unknown): UpstreamError | undefined {
  if (!isErrorAnswer(answer)) return undefined;
  const { code, message, errors } = answer;
  const retryAfter = Number(headers.get('retry-after'));
  return new UpstreamError(code, message, { errors, ...(retryAfter > 0 && { retryAfter }) });
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
