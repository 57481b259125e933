import type { VipBookingListAnswer, VipBookingListQuery } from '@rover/contracts/vip';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export function listVipBookings(
  query: VipBookingListQuery,
  signal: AbortSignal,
): Promise<Partial<VipBookingListAnswer>> {
  return adminCall(`/api/admin/vip-bookings${queryString(query)}`, { signal });
}
