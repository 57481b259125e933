import type { BookingStatus } from './booking-status.js';
import type { ListQuery, PageInfo } from './paging.js';

/**
 * `POST /api/events/rsvp`. Title and date of the event may be sent, but are ignored. Takes an `Idempotency-Key`.
 * Refused with NOT_FOUND, EVENT_FULL (a party that does not fit) or EVENT_PAST; KEY_IN_USE, KEY_REUSED.
 */
export interface RsvpRequest {
  fullName: string;
  email: string;
  phone?: string;
  /** 1 to 8; 1 when absent. */
  guests?: number;
  specialRequests?: string;
  eventId: string;
  eventTitle?: string;
  /** YYYY-MM-DD in the venue's zone. */
  eventDate?: string;
}

/** An RSVP as admins see it. */
export interface RsvpView extends Required<RsvpRequest> {
  id: string;
  status: BookingStatus;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** 201. */
export interface RsvpAnswer {
  success: true;
  message: string;
  rsvp: RsvpView;
}

/** The fields of an RSVP that an admin may change. */
export type RsvpFields = Pick<RsvpView, 'fullName' | 'email' | 'phone' | 'guests' | 'specialRequests' | 'status'>;

/** `PUT /api/admin/rsvp-bookings/{id}`: any of the fields; none is a 400. */
export interface RsvpUpdate extends Partial<RsvpFields> {
  /** The values that the admin saw: if one of them has changed since, the response is 409 CONFLICT. */
  seen?: Partial<RsvpFields>;
}

export const rsvpSortFields = ['createdAt', 'eventDate', 'fullName', 'eventTitle', 'guests', 'status'] as const;
export type RsvpSortField = (typeof rsvpSortFields)[number];

/** The query of `GET /api/admin/rsvp-bookings`. */
export interface RsvpListQuery extends ListQuery<RsvpSortField> {
  status?: BookingStatus | 'all';
  eventId?: string;
}

/** `GET /api/admin/rsvp-bookings`. */
export interface RsvpListAnswer extends PageInfo {
  rsvpBookings: RsvpView[];
}

/** `PUT /api/admin/rsvp-bookings/{id}`: the changed RSVP. */
export interface RsvpUpdateAnswer {
  success: true;
  rsvp: RsvpView;
}

/** `POST /api/events/rsvp/cancel` and `POST /api/events/rsvp/lookup`: the token of the link in the mail. */
export interface RsvpTokenRequest {
  token: string;
}

/** What the holder of a cancel link may see of the RSVP: no contact details. */
export type GuestRsvpView = Pick<RsvpView, 'fullName' | 'guests' | 'eventTitle' | 'eventDate' | 'status'>;

/** `POST /api/events/rsvp/cancel` and `POST /api/events/rsvp/lookup`: the current RSVP. */
export interface GuestRsvpAnswer {
  success: true;
  message: string;
  rsvp: GuestRsvpView;
}
