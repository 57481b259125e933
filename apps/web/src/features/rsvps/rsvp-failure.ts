import { CallError, refusal } from '../../http/call-error.js';

/** Why an RSVP was not taken: the sentence of the house, and the server's own reason where the guest can act on it. */
export function rsvpFailure(error: unknown): string[] {
  const apology = 'There was an error submitting your RSVP. Please try again.';
  const reason = refusal(error, 'EVENT_FULL', 'EVENT_PAST', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS');
  return reason ? [apology, reason.message] : [apology];
}

/** The server has looked at the request and said no, so that the next try is another request. */
export function isDecided(error: unknown): boolean {
  if (!(error instanceof CallError) || error.answer?.code === 'KEY_IN_USE') return false;
  return error.status >= 400 && error.status < 500;
}
