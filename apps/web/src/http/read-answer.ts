import type { ErrorAnswer } from '@rover/contracts/errors';
import { CallError } from './call-error.js';
import { type AnswerHead, statusTextOf } from './status-text.js';

/**
 * Reads an answer of the API from its status and text. Throws a {@link CallError} where it refused.
 *
 * @param statusIsEnough an answer without a JSON object is read as `{}`
 */
export function readAnswer<Answer>(response: AnswerHead, text: string, statusIsEnough = false): Answer {
  const { status } = response;
  const statusText = statusTextOf(response);
  const answer = parse(text);
  if (status < 200 || status > 299) {
    throw new CallError('refused', status, isErrorAnswer(answer) ? answer : null, { statusText });
  }
  if (statusIsEnough) return (isObject(answer) ? answer : {}) as Answer;
  if (answer === undefined) throw new CallError('unreadable', status, null, { statusText });
  return answer as Answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return isObject(answer) && 'message' in answer && typeof answer.message === 'string';
}

function isObject(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null;
}
