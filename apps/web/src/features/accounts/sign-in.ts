import { accountWords, type LoginRequest, type UserView } from '@rover/contracts/auth';
import { refusal, wordsOf } from '../../http/call-error.js';
import { saveAdminToken, saveSession } from '../session/session-store.js';
import { logIn } from './api/log-in.js';
import { connectionError, isUnreachable } from './outcome.js';

export type SignInOutcome =
  | { ok: true; user: UserView; message: string }
  | { ok: false; message: string; isUnverified?: boolean };

const loginFailed = 'Login failed';
const unverified: SignInOutcome = { ok: false, message: accountWords.unverified, isUnverified: true };

/** Logs in and stores the session, or says why not. */
export async function signIn(request: LoginRequest): Promise<SignInOutcome> {
  try {
    const { success, token, user, message } = await logIn(request);
    if (!success) return { ok: false, message: message || loginFailed };
    if (!user.isEmailVerified) return unverified;
    saveSession({ token, user });
    if (user.userType === 'admin') saveAdminToken(token);
    return { ok: true, user, message: message || 'Welcome back!' };
  } catch (error) {
    if (isUnreachable(error)) return { ok: false, message: connectionError };
    if (refusal(error, 'EMAIL_NOT_VERIFIED')) return unverified;
    return { ok: false, message: wordsOf(error) || loginFailed };
  }
}
