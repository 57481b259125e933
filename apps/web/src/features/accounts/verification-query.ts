import { queryOptions } from '@tanstack/react-query';
import { isVerdict, refusal, wordsOf } from '../../http/call-error.js';
import { verifyEmail } from './api/verify-email.js';
import { connectionError, isUnreachable, type Outcome } from './outcome.js';
import { isUnanswered, noteUnanswered } from './unanswered.js';

export const verificationFailed = 'Verification failed';
const verified = 'Your email is verified. You can sign in now.';

/** A verification, and whether its result is final: asking again would replace it by 'already used'. */
export interface Verification extends Outcome {
  isFinal: boolean;
}

/** Uses the token of a verification mail. It works once, so it is sent once, however often the page is mounted. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: () => verify(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

async function verify(token: string): Promise<Verification> {
  const isAskedAgain = isUnanswered(token);
  noteUnanswered(token);
  const verification = await ask(token, isAskedAgain);
  if (verification.detail !== connectionError) noteUnanswered(null);
  return verification;
}

async function ask(token: string, isAskedAgain: boolean): Promise<Verification> {
  try {
    const { success, message } = await verifyEmail({ token });
    return { ok: success, message: message || (success ? verified : verificationFailed), isFinal: true };
  } catch (error) {
    if (isUnreachable(error)) {
      return { ok: false, message: verificationFailed, detail: connectionError, isFinal: false };
    }
    // The page was reloaded, or the connection broke, before the answer came: this tab itself used the link.
    if (isAskedAgain && refusal(error, 'TOKEN_USED')) return { ok: true, message: verified, isFinal: true };
    return { ok: false, message: wordsOf(error) || verificationFailed, isFinal: isVerdict(error) };
  }
}
