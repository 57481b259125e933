import type { DoneAnswer } from '@rover/contracts/done';
import { CallError, wordsOf } from '../../http/call-error.js';

/** The result of a request, in words for the user. */
export interface Outcome {
  ok: boolean;
  message: string;
  /** More about the reason. */
  detail?: string;
}

export const connectionError = 'Connection error. Please try again.';

/** The outcome of a call, in the server's words, or in those of `failed` where the server has none. */
export async function outcomeOf(asked: Promise<DoneAnswer>, failed: string): Promise<Outcome> {
  try {
    const { success, message } = await asked;
    return { ok: success, message: message || (success ? '' : failed) };
  } catch (error) {
    if (isUnreachable(error)) return { ok: false, message: failed, detail: connectionError };
    return { ok: false, message: wordsOf(error) || failed };
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof CallError && error.failure === 'connection';
}
