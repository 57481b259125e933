import type { VipBookingAnswer, VipBookingRequest } from '@rover/contracts/vip';
import { call } from '../../../http/call.js';

/**
 * Any readable answer that is no refusal is a request that the pub has; the booking in it is more than was promised.
 *
 * @param key the same for every try of the same request, so that it is done once
 */
export function bookVip(request: VipBookingRequest, key: string): Promise<Partial<VipBookingAnswer>> {
  return call('/api/vip/book', { method: 'POST', body: request, key });
}
