import { refusal } from '../../http/call-error.js';

/** Why an RSVP was not taken: the sentence of the house, and the server's own reason where the guest can act on it. */
export function rsvpFailure(error: unknown): string[] {
  const apology = 'There was an error submitting your RSVP. Please try again.';
  const reason = refusal(error, 'EVENT_FULL', 'EVENT_PAST', 'NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS');
  return reason ? [apology, reason.message] : [apology];
}
