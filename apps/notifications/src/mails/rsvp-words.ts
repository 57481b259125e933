/** The texts of an RSVP confirmation. Those that guests and admins typed are as they were typed, not escaped yet. */
export interface RsvpWords {
  /** 'Hello Aoife Byrne'. */
  greeting: string;
  title: string;
  /** 'Saturday, 28 November 2026', at the pub. */
  date: string;
  /** '7:00 PM – 2:00 AM', at the pub. */
  time: string;
  place: string;
  /** An http(s) address; null when there is none that can be trusted to be one. */
  mapUrl: string | null;
  price: string;
  party: string;
  /** One or more lines; '' when there are none. */
  requests: string;
  eventUrl: string;
  cancelUrl: string;
}
