import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageQueryOf } from '../desk/desk-choice.js';
import { listVipBookings } from './api/list-vip-bookings.js';
import type { VipChoice } from './vip-plan.js';

/** Every query about VIP bookings begins with it. */
const vipKey = ['vip-bookings'] as const;

export const vipBookingsQuery = (choice: VipChoice) =>
  queryOptions({
    queryKey: [...vipKey, 'page', choice],
    queryFn: async ({ signal }) => {
      const { vipBookings, total } = await listVipBookings(pageQueryOf(choice), signal);
      return { rows: vipBookings, total };
    },
    placeholderData: keepPreviousData,
  });

/** How many VIP bookings there are, whatever is searched for. */
export const vipCountQuery = queryOptions({
  queryKey: [...vipKey, 'count'],
  queryFn: async ({ signal }) => (await listVipBookings({ pageSize: 1 }, signal)).total,
});

/** Fetches the VIP bookings and their count anew. */
export function refreshVipBookings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: vipKey });
}
