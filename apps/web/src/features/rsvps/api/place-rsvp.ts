import type { RsvpAnswer, RsvpRequest } from '@rover/contracts/rsvps';
import { call } from '../../../http/call.js';

/** @param key the same for every try of the same request, so that it is done once */
export function placeRsvp(request: RsvpRequest, key: string): Promise<RsvpAnswer> {
  return call('/api/events/rsvp', { method: 'POST', body: request, headers: { 'Idempotency-Key': key } });
}
