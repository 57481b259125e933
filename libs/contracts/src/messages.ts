import type { RecordedChange } from './audit.js';
import type { UserType } from './auth.js';
import type { BookingStatus } from './booking-status.js';
import type { EventView } from './events.js';
import type { TelemetryReport } from './monitoring.js';
import type { RsvpView } from './rsvps.js';
import type { VipBookingView } from './vip.js';

/**
 * The facts that services tell each other: topic -> payload. A payload that carries state carries a `version` that only
 * rises, so that a late or repeated message is recognised and ignored.
 */
export interface MessagePayloads {
  /** An event was made or changed. From events, to bookings (seats) and gateways (cached reads). */
  'event.saved': EventFacts & { version: number };
  /** An event is gone, until an `event.saved` of a later version takes that back. From events, to bookings and gateways. */
  'event.deleted': { eventId: string; slug: string; version: number };
  /** `registered` of an event changed. From events, to gateways. */
  'event.counted': { eventId: string; slug: string; registered: number };
  /** Places of an event were taken or given back. From bookings, to events. */
  'seats.changed': { eventId: string; taken: number; version: number };
  /**
   * What bookings knows of events that are to come, or over since lately, told every hour, since any of the facts above
   * may have been lost, with a broker or as a dead letter. Events takes over what it lacks, and tells anew what bookings
   * lacks. From bookings, to events.
   */
  'seats.reviewed': { seats: SeatsReview[] };
  /** A guest has a place. From bookings, to notifications. */
  'rsvp.placed': RsvpFacts & {
    /** The secret of the cancel link; known to the guest alone, stored only as a hash. */
    cancelToken: string;
  };
  /** An admin gave an RSVP another status. From bookings, to notifications. */
  'rsvp.status-changed': RsvpFacts & { status: BookingStatus };
  /** A host asks for a party of their own. From bookings, to notifications. */
  'vip.requested': VipBookingFacts;
  /** An admin gave a VIP booking another status. From bookings, to notifications. */
  'vip.status-changed': VipBookingFacts & { status: BookingStatus };
  /** Somebody asked that a link be mailed to an address, which may be nobody's. From auth, to auth itself. */
  'account.link-asked': { email: string; kind: MailedLinkKind };
  /** An address must be shown to be its owner's. From auth, to notifications. */
  'account.verification-requested': MailedLinkFacts;
  /** An account's owner wants another password. From auth, to notifications. */
  'account.reset-requested': MailedLinkFacts;
  /** Uploaded files are part of something now, and are to be kept. From events, to media. */
  'media.claimed': { urls: string[] };
  /** Uploaded files are part of nothing any more. From events, to media. */
  'media.released': { urls: string[] };
  /**
   * Nobody has claimed these uploads in a day, or the word of it was lost. Whichever are part of something are claimed
   * again, all others released. From media, to events.
   */
  'media.unclaimed': { urls: string[] };
  /** What a user may do has changed, or tokens were revoked. From auth, to gateways. */
  'user.access-changed': AccessState;
  /** An admin changed something. From every service, to monitoring. */
  'audit.recorded': RecordedChange;
  /** What went wrong or was slow. From every process, best effort and beside the outbox, to monitoring. */
  'telemetry.reported': TelemetryReport;
}

export type Topic = keyof MessagePayloads;

/** What bookings and mails need to know of an event. Instants are ISO 8601 in UTC. */
export interface EventFacts
  extends Pick<EventView, 'slug' | 'title' | 'eventDate' | 'location' | 'locationUrl' | 'price' | 'capacity'> {
  eventId: string;
  startsAt: string;
  endsAt: string;
  /** Every year, on the pub's day of `startsAt`; left out, as the next, by a release that did not tell of it. */
  recurring?: boolean;
  /** Plain text. */
  description?: string;
}

/** What bookings knows of an event: its seats as in `seats.changed`, and the version of the event that it heard last. */
export type SeatsReview = MessagePayloads['seats.changed'] & {
  slug: string;
  eventVersion: number;
  /** Whether it heard last that the event was deleted; left out by a release that told of no such event. */
  deleted?: boolean;
};

/** What mails need to know of an RSVP. */
export interface RsvpFacts extends Pick<RsvpView, 'fullName' | 'email' | 'guests' | 'specialRequests'> {
  rsvpId: string;
  /** Without a version where a release told of it that knew of none. */
  event: Omit<EventFacts, 'capacity'> & { version?: number };
}

/** What mails need to know of a VIP booking. */
export interface VipBookingFacts extends Omit<VipBookingView, 'id' | 'status' | 'createdAt'> {
  bookingId: string;
}

/** What the link in a mail of an account is good for. */
export type MailedLinkKind = 'verify' | 'reset';

/** What the mail with a link needs to know of an account. */
export interface MailedLinkFacts {
  email: string;
  firstName: string;
  /** The secret of the link; known to the owner of the address alone, stored only as a hash. */
  token: string;
}

/** What a user may do. */
export interface AccessState {
  userId: string;
  /** A deleted user is not active. */
  isActive: boolean;
  userType: UserType;
  /** Tokens of another version are dead. It rises with every change of this state, so it also tells which is newer. */
  tokenVersion: number;
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
