import type { BookingStatus } from '@rover/contracts/booking-status';
import type { BadgeTone } from '@rover/ui/badge';

/** The names of the statuses at the desk. */
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
