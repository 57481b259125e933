import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readBookingNews } from './api/read-booking-news.js';

export type BookingKind = keyof BookingNewsAnswer;

/** The prefix of all query keys of a kind of bookings. */
export const bookingsKey = { rsvps: ['rsvps'], vip: ['vip-bookings'] } as const satisfies Record<BookingKind, unknown>;

const newsKey = ['booking-news'] as const;

/** Versions and counts of all kinds of bookings. */
export const bookingNewsQuery = queryOptions({
  queryKey: newsKey,
  queryFn: ({ signal }) => readBookingNews(signal),
  retry: false,
  refetchOnWindowFocus: 'always',
});

/** Refetches the bookings of a kind, and their count. */
export async function refreshBookings(client: QueryClient, kind: BookingKind): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: bookingsKey[kind] }),
    client.invalidateQueries({ queryKey: newsKey }),
  ]);
}
