import type { VipBookingAnswer, VipBookingRequest } from '@rover/contracts/vip';
import { call } from '../../../http/call.js';

/** @param key the same for every try of the same request, so that it is done once */
export function bookVip(request: VipBookingRequest, key: string): Promise<VipBookingAnswer> {
  return call('/api/vip/book', { method: 'POST', body: request, headers: { 'Idempotency-Key': key } });
}
