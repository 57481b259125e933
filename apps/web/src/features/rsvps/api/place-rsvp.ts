import type { RsvpAnswer, RsvpRequest } from '@rover/contracts/rsvps';
import { call } from '../../../http/call.js';

/**
 * Any answer that is no refusal means that the place is booked; the RSVP in the answer may be missing.
 *
 * @param key the same for every try of the same request, so that it is done once
 */
export function placeRsvp(request: RsvpRequest, key: string): Promise<Partial<RsvpAnswer>> {
  return call('/api/events/rsvp', { method: 'POST', body: request, key, statusIsEnough: true });
}
