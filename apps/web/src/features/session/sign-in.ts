import type { LoginRequest, UserView } from '@rover/contracts/auth';
import { CallError } from '../../http/call-error.js';
import { logIn } from './api/log-in.js';
import { saveAdminToken, saveSession } from './session-store.js';

const unverified = 'Please verify your email before logging in. Check your inbox for the verification link.';

export type SignInOutcome = { ok: true; user: UserView; message: string } | { ok: false; message: string };

/** Logs in and remembers it, or says why not in the words of the house. */
export async function signIn(request: LoginRequest): Promise<SignInOutcome> {
  try {
    const { token, user, message } = await logIn(request);
    if (!user.isEmailVerified) return { ok: false, message: unverified };
    saveSession({ token, user });
    if (user.userType === 'admin') saveAdminToken(token);
    return { ok: true, user, message };
  } catch (error) {
    return { ok: false, message: failure(error) };
  }
}

function failure(error: unknown): string {
  if (!(error instanceof CallError) || error.failure === 'connection') return 'Connection error. Please try again.';
  if (error.answer?.code === 'EMAIL_NOT_VERIFIED') return unverified;
  return error.answer?.message || 'Login failed';
}
