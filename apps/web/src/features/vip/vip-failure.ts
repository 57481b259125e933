import { refusal } from '../../http/call-error.js';

/** Why a VIP booking was not taken: the sentence of the house, and the server's own where the host can act on it. */
export function vipFailure(error: unknown): string[] {
  const apology = 'Failed to submit booking request. Please try again or contact us directly.';
  const reason = refusal(error, 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS');
  return reason ? [apology, reason.message] : [apology];
}
