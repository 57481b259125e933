/** Limits that server and browser share. Lengths count UTF-16 code units, as `maxlength` does in a browser. */
export const limits = {
  email: 254,
  password: { min: 6, max: 128 },
  /** How long mailed account links are valid, in minutes. */
  mailedLink: { verify: 24 * 60, reset: 60 },
  personName: 120,
  phone: 40,
  specialRequests: 1000,
  /** Guests of one RSVP. */
  rsvpGuests: { min: 1, max: 8 },
  /** Guests of a VIP booking: the pub sets no maximum, only the database's integer type does. */
  vipGuests: { min: 1, max: 2_147_483_647 },
  /** The name of the button that led to a form. */
  buttonSource: 100,
  event: {
    title: 200,
    /** The short one, of lists and links. */
    description: 500,
    /** Bytes of the HTML as sent. */
    extendedDescription: 50 * 1024,
    location: 200,
    url: 2048,
    price: 60,
    capacity: 1_000_000,
    /** How many the back office lists: future events, the soonest first, then past ones, the latest first. */
    listed: 2_000,
  },
  media: {
    caption: 300,
    /** Files of one upload. */
    filesAtOnce: 20,
    /**
     * Bytes of one upload, all its files together. The limit of a single file is in the media service's configuration.
     */
    uploadBytes: 512 * 1024 * 1024,
    /** Milliseconds within which an upload must be received. */
    uploadWithin: 10 * 60_000,
    /** Timeout in milliseconds from the last byte of an upload to the response: images are re-encoded meanwhile. */
    keptWithin: 2 * 60_000,
    /** Pixels of an image, of all its frames together. */
    pixels: 40_000_000,
    /** Bytes of a picture in the form of an event; the media service may have a lower limit. */
    pictureBytes: 32 * 1024 * 1024,
    /** Bytes after which the site ends a recording: the media service takes little more, unless configured to. */
    recordedBytes: 95 * 1024 * 1024,
    /** Media of one event. */
    perEvent: 500,
  },
  search: 200,
  /** Rows of one bulk change. */
  bulk: 100,
  /** Parties of a door list. */
  doorList: 5_000,
  /** Rows of a page; and the last page that can be requested. */
  page: { defaultSize: 500, maxSize: 500, last: 1_000_000 },
  /** How many matches of a search are counted, and how many in a table larger than `large` bytes. */
  found: { usually: 100_000, inLarge: 1_000, large: 64 * 1024 * 1024 },
  idempotencyKey: 255,
} as const;
