import type { BookingStatus, RsvpSortField } from '@rover/contracts/rsvps';
import type { BadgeTone } from '@rover/ui/badge';

/** What the desk calls a status. */
export const statusNames: Record<BookingStatus, string> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  cancelled: 'Cancelled',
};

export const statusTones: Record<BookingStatus, BadgeTone> = {
  confirmed: 'leaf',
  pending: 'marigold',
  cancelled: 'terracotta',
};

/** The orders to choose from, as the list offers them. */
export const rsvpSortNames: readonly [RsvpSortField, string][] = [
  ['createdAt', 'Date Booked'],
  ['eventDate', 'Event Date'],
  ['fullName', 'Guest Name'],
  ['eventTitle', 'Event Title'],
  ['guests', 'Guest Count'],
  ['status', 'Status'],
];
