import type { RegisterAnswer, RegisterRequest } from '@rover/contracts/auth';
import { CallError, wordsOf } from '../../http/call-error.js';
import { register } from './api/register.js';
import { connectionError, isUnreachable, type Outcome } from './outcome.js';

/** `opened` and `known` carry the address as the server spells it. */
export type SignUpOutcome =
  | { is: 'opened' | 'known'; email: string; message: string }
  | { is: 'failed'; outcome: Outcome };

/** Opens an account, or says why not. */
export async function signUp(request: RegisterRequest): Promise<SignUpOutcome> {
  try {
    return fromAnswer(await register(request), request.email);
  } catch (error) {
    return { is: 'failed', outcome: failure(error) };
  }
}

function fromAnswer(answer: RegisterAnswer, typed: string): SignUpOutcome {
  const { email = typed, message } = answer;
  if (answer.success) return { is: 'opened', email, message };
  if (answer.userExists) return { is: 'known', email, message };
  return { is: 'failed', outcome: { ok: false, message: message || 'Registration failed' } };
}

/** The message names the status; the server's own words become the detail. */
function failure(error: unknown): Outcome {
  if (isUnreachable(error)) return { ok: false, message: connectionError };
  if (!(error instanceof CallError) || error.failure === 'unreadable') {
    return { ok: false, message: 'Registration failed' };
  }
  const message = `Registration failed: ${error.status} ${error.statusText}`.trim();
  return { ok: false, message, detail: wordsOf(error) };
}
