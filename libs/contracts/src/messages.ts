/**
 * The facts that services tell each other: topic -> payload. A payload that carries state carries a `version` that only
 * rises, so that a late or repeated message is recognised and ignored.
 */
export interface MessagePayloads {
  /** An event was made or changed. From events, to bookings (seats) and gateways (cached reads). */
  'event.saved': EventFacts & { version: number };
  /** An event is gone. From events, to bookings and gateways. */
  'event.deleted': { eventId: string; slug: string; version: number };
  /** `registered` of an event changed. From events, to gateways. */
  'event.counted': { eventId: string; slug: string; registered: number };
  /** Places of an event were taken or given back. From bookings, to events. */
  'seats.changed': { eventId: string; taken: number; version: number };
  /** A guest has a place. From bookings, to notifications. */
  'rsvp.placed': RsvpFacts & {
    /** The secret of the cancel link; known to the guest alone, stored only as a hash. */
    cancelToken: string;
  };
}

export type Topic = keyof MessagePayloads;

/** What bookings and mails need to know of an event. Instants are ISO 8601 in UTC. */
export interface EventFacts {
  eventId: string;
  slug: string;
  title: string;
  eventDate: string;
  startsAt: string;
  endsAt: string;
  location: string;
  locationUrl: string;
  price: string;
  capacity: number;
}

export interface RsvpFacts {
  rsvpId: string;
  fullName: string;
  email: string;
  guests: number;
  specialRequests: string;
  event: Omit<EventFacts, 'capacity'>;
}

/** A message as it travels. */
export interface Message<T extends Topic = Topic> {
  /** UUID, the same at every delivery. */
  id: string;
  topic: T;
  /** When the fact became true: ISO 8601 in UTC. */
  occurredAt: string;
  /** The request that caused it, for the logs. */
  requestId: string | null;
  payload: MessagePayloads[T];
}
