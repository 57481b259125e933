import type { BookingStatus } from './booking-status.js';

/**
 * `POST /api/admin/{rsvp-bookings,vip-bookings}/status`: one status for many bookings, each as if it were changed alone:
 * seats follow, and whoever's status changes is told by mail.
 */
export interface BulkStatusRequest {
  /** 1 to 100, of bookings that may be gone. */
  ids: string[];
  status: BookingStatus;
}

/** `same`: it had that status already. `gone`: it was deleted meanwhile. `failed`: nothing changed, try again. */
export type StatusOutcome = 'changed' | 'same' | 'gone' | 'failed';

/** 200, whatever became of each. */
export interface BulkStatusAnswer {
  success: true;
  /** One for each id, in their order. */
  results: { id: string; outcome: StatusOutcome }[];
}
