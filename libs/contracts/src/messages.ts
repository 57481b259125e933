import type { RecordedChange } from './audit.js';
import type { UserType } from './auth.js';
import type { BookingStatus } from './booking-status.js';
import type { EventView } from './events.js';
import type { TelemetryReport } from './monitoring.js';
import type { RsvpView } from './rsvps.js';
import type { VipBookingView } from './vip.js';

/**
 * The messages between services: topic -> payload. A payload that carries state has a `version` that only rises, so
 * that a late or repeated message is recognised and ignored.
 */
export interface MessagePayloads {
  /** An event was made or changed. From events, to bookings (seats) and gateways (cached reads). */
  'event.saved': EventFacts & { version: number };
  /**
   * An event was deleted, unless an `event.saved` of a later version undoes that. From events, to bookings and
   * gateways.
   */
  'event.deleted': { eventId: string; slug: string; version: number };
  /** `registered` of an event changed. From events, to gateways. */
  'event.counted': { eventId: string; slug: string; registered: number };
  /** Places of an event were taken or released. From bookings, to events. */
  'seats.changed': { eventId: string; taken: number; version: number };
  /**
   * What bookings knows of future and recent events, sent every hour, since any of the messages above may have been
   * lost, with a broker or as a dead letter. Events takes over what it lacks, and sends again what bookings lacks. From
   * bookings, to events.
   */
  'seats.reviewed': { seats: SeatsReview[] };
  /** An RSVP was placed. From bookings, to notifications. */
  'rsvp.placed': RsvpFacts & {
    /** The secret of the cancel link; known to the guest alone, stored only as a hash. */
    cancelToken: string;
  };
  /** An admin changed an RSVP's status. From bookings, to notifications. */
  'rsvp.status-changed': RsvpFacts & { status: BookingStatus };
  /** A VIP booking was requested. From bookings, to notifications. */
  'vip.requested': VipBookingFacts;
  /** An admin changed a VIP booking's status. From bookings, to notifications. */
  'vip.status-changed': VipBookingFacts & { status: BookingStatus };
  /** A mailed link was requested for an address, which may have no account. From auth, to auth itself. */
  'account.link-asked': { email: string; kind: MailedLinkKind };
  /** An address needs verification by its owner. From auth, to notifications. */
  'account.verification-requested': MailedLinkFacts;
  /** An account's owner requested a password reset. From auth, to notifications. */
  'account.reset-requested': MailedLinkFacts;
  /** Uploaded files are in use, and are to be kept. From events, to media. */
  'media.claimed': { urls: string[] };
  /** Uploaded files are no longer in use. From events, to media. */
  'media.released': { urls: string[] };
  /**
   * These uploads were not claimed within a day, or the claim was lost. Those in use are claimed again, all others
   * released. From media, to events.
   */
  'media.unclaimed': { urls: string[] };
  /** What a user may do has changed, or tokens were revoked. From auth, to gateways. */
  'user.access-changed': AccessState;
  /** An admin changed something. From every service, to monitoring. */
  'audit.recorded': RecordedChange;
  /** Errors and slow responses. From every process, best effort and without the outbox, to monitoring. */
  'telemetry.reported': TelemetryReport;
}

export type Topic = keyof MessagePayloads;

/** What bookings and mails need to know of an event. Instants are ISO 8601 in UTC. */
export interface EventFacts
  extends Pick<EventView, 'slug' | 'title' | 'eventDate' | 'location' | 'locationUrl' | 'price' | 'capacity'> {
  eventId: string;
  startsAt: string;
  endsAt: string;
  /** Repeats every year, on the pub's day of `startsAt`; absent, like the next one, in messages of an older release. */
  recurring?: boolean;
  /** Plain text. */
  description?: string;
}

/**
 * What bookings knows of an event: its seats as in `seats.changed`, and the last version of the event that it received.
 */
export type SeatsReview = MessagePayloads['seats.changed'] & {
  slug: string;
  eventVersion: number;
  /**
   * Whether bookings knows that the event is deleted; absent in messages of a release that did not send deleted events.
   */
  deleted?: boolean;
};

/** What mails need to know of an RSVP. */
export interface RsvpFacts extends Pick<RsvpView, 'fullName' | 'email' | 'guests' | 'specialRequests'> {
  rsvpId: string;
  /** Without a version in messages of a release that did not have one. */
  event: Omit<EventFacts, 'capacity'> & { version?: number };
}

/** What mails need to know of a VIP booking. */
export interface VipBookingFacts extends Omit<VipBookingView, 'id' | 'status' | 'createdAt'> {
  bookingId: string;
}

/** The purpose of the link in an account mail. */
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
  /**
   * Tokens of another version are revoked. It rises with every change of this state, so it also tells which is newer.
   */
  tokenVersion: number;
}

/** The envelope of a message. */
export interface Message<T extends Topic = Topic> {
  /** UUID, the same at every delivery. */
  id: string;
  topic: T;
  /** When the change was made: ISO 8601 in UTC. */
  occurredAt: string;
  /** The request that caused it, for the logs. */
  requestId: string | null;
  payload: MessagePayloads[T];
}
