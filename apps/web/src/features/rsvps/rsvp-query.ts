import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { bookingsKey } from '../bookings/booking-queries.js';
import { pageQueryOf } from '../desk/desk-choice.js';
import { listRsvps } from './api/list-rsvps.js';
import type { RsvpChoice } from './rsvp-plan.js';

export const rsvpsQuery = (choice: RsvpChoice) =>
  queryOptions({
    queryKey: [...bookingsKey.rsvps, 'page', choice],
    queryFn: async ({ signal }) => {
      const { rsvpBookings, total } = await listRsvps(pageQueryOf(choice), signal);
      return { rows: rsvpBookings, total };
    },
    placeholderData: keepPreviousData,
  });
