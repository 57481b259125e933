import type { GuestRsvpAnswer, RsvpTokenRequest } from '@rover/contracts/rsvps';
import { call } from '../../../http/call.js';

export function cancelRsvp(request: RsvpTokenRequest): Promise<GuestRsvpAnswer> {
  return call('/api/events/rsvp/cancel', { method: 'POST', body: request });
}
