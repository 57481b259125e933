/** What `GET /api/admin/{rsvp-bookings,vip-bookings,users}/export` tells of the file in its head. */
export const exportHeaders = {
  /** How many rows it has, below the headers; rows end in CRLF, which stands nowhere else in the file. */
  rows: 'X-Total-Rows',
} as const;
