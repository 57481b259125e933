/** Bounds that server and browser share. Lengths count UTF-16 code units, as `maxlength` does in a browser. */
export const limits = {
  email: 254,
  password: { min: 6, max: 128 },
  /** How long the links in mails of accounts can be used, in minutes. */
  mailedLink: { verify: 24 * 60, reset: 60 },
  personName: 120,
  phone: 40,
  specialRequests: 1000,
  /** Guests of one RSVP (spec section 9). */
  rsvpGuests: { min: 1, max: 8 },
  event: {
    title: 200,
    /** Spec section 9. */
    description: 500,
    /** Of the HTML as sent, in bytes. */
    extendedDescription: 50 * 1024,
    location: 200,
    url: 2048,
    price: 60,
    capacity: 1_000_000,
  },
  search: 200,
  page: { defaultSize: 500, maxSize: 500 },
  idempotencyKey: 255,
} as const;
