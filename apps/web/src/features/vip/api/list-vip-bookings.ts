import type { VipBookingListAnswer, VipBookingListQuery } from '@rover/contracts/vip';
import { withoutNulls } from '../../../http/partial-response.js';
import { queryString } from '../../../http/query-string.js';
import { adminCall } from '../../session/admin-call.js';

export async function listVipBookings(
  query: VipBookingListQuery,
  signal: AbortSignal,
): Promise<Partial<VipBookingListAnswer>> {
  return withoutNulls<VipBookingListAnswer>(
    await adminCall(`/api/admin/vip-bookings${queryString(query)}`, { signal }),
  );
}
