/** The state of a kind of bookings. */
export interface BookingTally {
  /** How many there are. */
  total: number;
  /** Rises with every booking that is made, changed or deleted. */
  version: number;
}

/**
 * `GET /api/admin/booking-news`: polled every second by an open back office, so it costs the same however many bookings
 * there are. It has an ETag; unchanged, the response is a 304.
 */
export interface BookingNewsAnswer {
  rsvps: BookingTally;
  vip: BookingTally;
}
