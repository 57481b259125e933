import type { VipBookingListAnswer, VipBookingListQuery } from '@rover/contracts/vip';
import { queryString } from '../../../http/query-string.js';
import { said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listVipBookings(
  query: VipBookingListQuery,
  signal: AbortSignal,
): Promise<Partial<VipBookingListAnswer>> {
  return said<VipBookingListAnswer>(await adminCall(`/api/admin/vip-bookings${queryString(query)}`, { signal }));
}
