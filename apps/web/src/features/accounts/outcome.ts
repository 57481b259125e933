import type { DoneAnswer } from '@rover/contracts/done';
import { CallError, wordsOf } from '../../http/call-error.js';

/** How something that was asked of the server went, for the person who asked. */
export interface Outcome {
  ok: boolean;
  message: string;
  /** What more is known of why. */
  detail?: string;
}

export const connectionError = 'Connection error. Please try again.';

/** The outcome of a call, in the server's words; in those of `failed` where the server said none. */
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
