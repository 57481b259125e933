import type { GuestRsvpAnswer, RsvpTokenRequest } from '@rover/contracts/rsvps';
import { call } from '../../../http/call.js';

/** The RSVP that the link of a mail belongs to. */
export function lookUpRsvp(request: RsvpTokenRequest, signal: AbortSignal): Promise<GuestRsvpAnswer> {
  return call('/api/events/rsvp/lookup', { method: 'POST', body: request, signal });
}
