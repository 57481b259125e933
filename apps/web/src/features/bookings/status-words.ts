import { type BookingStatus, bookingStatuses } from '@rover/contracts/rsvps';
import type { BadgeTone } from '@rover/ui/badge';
import type { Filter } from '../desk/desk-plan.js';

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

/** Bookings of one status, or all of them. */
export const statusFilter: Filter<BookingStatus | 'all'> = {
  label: 'Status',
  options: [['all', 'All'], ...bookingStatuses.map((status) => [status, statusNames[status]] as const)],
};
