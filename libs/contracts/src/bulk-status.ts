import type { BookingStatus } from './booking-status.js';

/**
 * `POST /api/admin/{rsvp-bookings,vip-bookings}/status`: sets one status for many bookings, with the same effects as if
 * each were changed alone: seats are taken or released, and every guest whose status changes gets a mail.
 */
export interface BulkStatusRequest {
  /** The ids of 1 to 100 bookings, some of which may be deleted. */
  ids: string[];
  status: BookingStatus;
}

/** `same`: it already had that status. `gone`: it was deleted meanwhile. `failed`: nothing changed, try again. */
export type StatusOutcome = 'changed' | 'same' | 'gone' | 'failed';

/** 200, whatever the result of each. */
export interface BulkStatusAnswer {
  success: true;
  /** One for each id, in their order. */
  results: { id: string; outcome: StatusOutcome }[];
}
