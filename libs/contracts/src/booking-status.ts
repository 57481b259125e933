/** The status of an RSVP or a VIP booking. A cancelled RSVP takes no seats. */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
