import { resendVerification } from './api/resend-verification.js';
import { type Outcome, outcomeOf } from './outcome.js';

const failed = 'Failed to resend verification email.';

/** Has the verification mail sent again. Why it failed comes after that it did. */
export async function resend(email: string): Promise<Outcome> {
  const outcome = await outcomeOf(resendVerification({ email }), '');
  if (outcome.ok) return outcome;
  return { ok: false, message: failed, detail: outcome.message || (outcome.detail ?? '') };
}
