/** Response headers of `GET /api/admin/{rsvp-bookings,vip-bookings,users}/export`. */
export const exportHeaders = {
  /** How many rows the file has, without the header row; rows end in CRLF, which occurs nowhere else in the file. */
  rows: 'X-Total-Rows',
} as const;
