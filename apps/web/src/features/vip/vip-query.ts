import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookingsKey } from '../bookings/booking-queries.js';
import { pageQueryOf } from '../desk/desk-choice.js';
import { listVipBookings } from './api/list-vip-bookings.js';
import type { VipChoice } from './vip-plan.js';

export const vipBookingsQuery = (choice: VipChoice) =>
  queryOptions({
    queryKey: [...bookingsKey.vip, 'page', choice],
    queryFn: async ({ signal }) => {
      const { vipBookings, total } = await listVipBookings(pageQueryOf(choice), signal);
      return { rows: vipBookings, total };
    },
    placeholderData: keepPreviousData,
  });
