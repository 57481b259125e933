/** One of the media of an event. */
export interface MediaItem {
  /** A path on this site as `StoredMedia.url`, or an address elsewhere. */
  url: string;
  caption: string;
  /** A thumbhash in base64 of an uploaded image. */
  placeholder?: string;
}

/** The media of an event, each list in the order it was added. */
export interface EventMedia {
  images: MediaItem[];
  videos: MediaItem[];
  voiceNotes: MediaItem[];
  additionalContent: MediaItem[];
}

/**
 * What an admin sends to create an event, or, in part, to change one. `date` and `time` are older names, read only when
 * the newer are absent; `dayOfWeek` is never read, but derived. `POST /api/admin/events` answers an {@link EventView}, 201,
 * and takes an `Idempotency-Key`: refused with KEY_IN_USE or KEY_REUSED.
 */
export interface EventInput {
  title: string;
  /** YYYY-MM-DD, a day in the venue's zone. */
  eventDate?: string;
  /** The older name of `eventDate`, same value. */
  date?: string;
  /** HH:MM, 24 hours, in the venue's zone. */
  startTime?: string;
  /** HH:MM; at or before `startTime` it is on the next day. */
  endTime?: string;
  /** 'start - end', such as '19:00 - 02:00'. */
  time?: string;
  /** Long English weekday of `eventDate`. */
  dayOfWeek?: string;
  location?: string;
  locationUrl?: string;
  description: string;
  /** HTML, which is sanitised; '' when there is none. */
  extendedDescription?: string;
  /** Places; 0 is unlimited. */
  capacity?: number;
  /** Free text, such as 'Free Entry', '$20', 'MXN$150'. */
  price?: string;
  /** URL, or a path on this site. */
  image?: string;
  /** URL or path of the 1200x630 picture for shared links; null when there is none. */
  socialImage?: string | null;
  recurring?: boolean;
  /** Whether the site tells how many places are left. */
  showCapacity?: boolean;
}

/**
 * An event as the API shows it, to guests and admins alike: `GET /api/events` answers a list of them, and
 * `GET /api/events/{slug}` one. `DELETE /api/admin/events/{id}` answers a `DoneAnswer`.
 */
export interface EventView extends Required<EventInput> {
  id: string;
  slug: string;
  /** Guests of all RSVPs that are not cancelled. */
  registered: number;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  media: EventMedia;
}

/** What an admin sends to change an event: what is absent stays. */
export interface EventUpdate extends Partial<EventInput> {
  /** The event's `updatedAt` as the admin saw it: when its fields were changed since, the answer is 409 CONFLICT. */
  updatedAt?: string;
}

/**
 * `PUT /api/admin/events/{id}`, and `POST /api/admin/events/{id}/restore`, which takes back its deletion:
 * for ten minutes at least; then the answer is 404.
 */
export interface EventUpdateAnswer {
  event: EventView;
}
