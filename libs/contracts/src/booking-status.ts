/** What can be said of an RSVP or a VIP booking. An RSVP that is cancelled takes no seats. */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
