import { resendVerification } from './api/resend-verification.js';
import { type Outcome, outcomeOf } from './outcome.js';

const failed = 'Failed to resend verification email.';

/** Sends the verification mail again. The reason of a failure follows the statement that it failed. */
export async function resend(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(resendVerification({ email }), '');
  if (outcome.ok) return outcome;
  return { ok: false, message: failed, detail: outcome.message || (outcome.detail ?? '') };
}
