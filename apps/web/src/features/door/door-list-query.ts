import { queryOptions } from '@tanstack/react-query';
import { bookingsKey } from '../bookings/booking-queries.js';
import { readDoorList } from './api/read-door-list.js';

/** Who is expected at an event. */
export const doorListQuery = (eventId: string) =>
  queryOptions({
    queryKey: [...bookingsKey.rsvps, 'door-list', eventId],
    queryFn: ({ signal }) => readDoorList(eventId, signal),
    staleTime: 0,
    // The page stays open at the door all evening.
    refetchInterval: 30_000,
  });
