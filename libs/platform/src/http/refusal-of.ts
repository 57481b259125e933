import type { ErrorAnswer } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';

/**
 * What another service of the house refused, to be told on in its words.
 * @param answer the body, as JSON
 * @returns undefined when it does not have the form of our errors
 */
export function refusalOf({ headers }: Response, answer: unknown): DomainError | undefined {
  if (!isErrorAnswer(answer)) return undefined;
  const { code, message, errors } = answer;
  const retryAfter = Number(headers.get('retry-after'));
  return new DomainError(code, message, { errors, ...(retryAfter > 0 && { retryAfter }) });
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
