import type { GuestRsvpAnswer, RsvpTokenRequest } from '@rover/contracts/rsvps';
import { call } from '../../../http/call.js';

/** What stands behind the link of a mail. */
export function lookUpRsvp(request: RsvpTokenRequest, signal: AbortSignal): Promise<GuestRsvpAnswer> {
  return call('/api/events/rsvp/lookup', { method: 'POST', body: request, signal });
}
