import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBookingNews } from './api/read-booking-news.js';

export type BookingKind = keyof BookingNewsAnswer;

/** What every query about bookings of a kind begins with. */
export const bookingsKey = { rsvps: ['rsvps'], vip: ['vip-bookings'] } as const satisfies Record<BookingKind, unknown>;

const newsKey = ['booking-news'] as const;

/** How the bookings stand. */
export const bookingNewsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: ({ signal }) => readBookingNews(signal),
  retry: false,
  refetchOnWindowFocus: 'always',
});

/** Fetches the bookings of a kind anew, and how many there are. */
export async function refreshBookings(client: QueryClient, kind: BookingKind): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: bookingsKey[kind] }),
    client.invalidateQueries({ queryKey: newsKey }),
  ]);
}
