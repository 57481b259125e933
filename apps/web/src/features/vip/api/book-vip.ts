import type { VipBookingAnswer, VipBookingRequest } from '@rover/contracts/vip';
import { call } from '../../../http/call.js';

/**
 * Any readable answer that is no refusal means that the pub has the request; the booking in the answer may be missing.
 *
 * @param key the same for every try of the same request, so that it is done once
 */
export function bookVip(request: VipBookingRequest, key: string): Promise<Partial<VipBookingAnswer>> {
  return call('/api/vip/book', { method: 'POST', body: request, key });
}
