import type { ErrorAnswer } from '@rover/contracts/errors';
import { DomainError } from './domain-error.js';

/** What another service of the house refused: how it went is that one's to tell. */
export class Refusal extends DomainError {}

/**
 * What another service of the house refused, to be told on in its words.
 * @param answer the body, as JSON
 * @returns undefined when it does not have the form of our errors
 */
export function refusalOf({ headers }: Response, answer: unknown): Refusal | undefined {
  if (!isErrorAnswer(answer)) return undefined;
  const { code, message, errors } = answer;
  const retryAfter = Number(headers.get('retry-after'));
  return new Refusal(code, message, { errors, ...(retryAfter > 0 && { retryAfter }) });
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
