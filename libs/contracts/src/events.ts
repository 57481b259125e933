/** One of the media of an event. */
export interface MediaItem {
  /** A path on this site as `StoredMedia.url`, or a URL of another site. */
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
 * What an admin sends to create an event, or, in part, to change one. `date` and `time` are older names, read only if
 * the newer ones are absent; `dayOfWeek` is never read, but derived. `POST /api/admin/events` responds with an
 * {@link EventView}, 201, and takes an `Idempotency-Key`: refused with KEY_IN_USE or KEY_REUSED.
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
  /** Maximum number of guests; 0 is unlimited. */
  capacity?: number;
  /** Free text, such as 'Free Entry', '$20', 'MXN$150'. */
  price?: string;
  /** URL, or a path on this site. */
  image?: string;
  /** URL or path of the 1200x630 picture for shared links; null when there is none. */
  socialImage?: string | null;
  recurring?: boolean;
  /** Whether the site shows how many places are left. */
  showCapacity?: boolean;
}

/**
 * An event as the API shows it, to guests and admins alike: `GET /api/events` answers a list of them, and
 * `GET /api/events/{slug}` one. `DELETE /api/admin/events/{id}` answers a `DoneAnswer`.
 */
export interface EventView extends Required<EventInput> {
  id: string;
  slug: string;
  /** The number of guests of all RSVPs that are not cancelled. */
  registered: number;
  /** ISO 8601 in UTC. */
  updatedAt: string;
  media: EventMedia;
}

/** What an admin sends to change an event: absent fields do not change. */
export interface EventUpdate extends Partial<EventInput> {
  /** The `updatedAt` that the admin saw: if its fields have changed since, the response is 409 CONFLICT. */
  updatedAt?: string;
}

/**
 * `PUT /api/admin/events/{id}`, and `POST /api/admin/events/{id}/restore`, which undoes its deletion: for at least ten
 * minutes; later the response is 404.
 */
export interface EventUpdateAnswer {
  event: EventView;
}
