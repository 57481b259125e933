import type { ErrorAnswer } from '@rover/contracts/errors';
import { CallError } from './call-error.js';
import { type AnswerHead, statusTextOf } from './status-text.js';

/** What the API said, from the status and the text of its answer. Throws a {@link CallError} where it refused. */
export function readAnswer<Answer>(response: AnswerHead, text: string): Answer {
  const { status } = response;
  const statusText = statusTextOf(response);
  const answer = parse(text);
  if (status < 200 || status > 299) {
    throw new CallError('refused', status, isErrorAnswer(answer) ? answer : null, { statusText });
  }
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
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
}
