import type { BookingStatus } from './booking-status.js';
import type { ListQuery, PageInfo } from './paging.js';

/** The occasions of a party. */
export const eventTypes = [
  'Birthdays',
  'Posadas / Christmas Parties',
  'Bachelor / Bachelorette',
  'Pre-Wedding / Post-Wedding',
  'Private Sport Viewings',
  'Baby Shower / Revelations',
  'Celebrations',
  'Other',
] as const;
export type VipEventType = (typeof eventTypes)[number];

/** The rooms where it can take place. */
export const vipLocations = ['VIP Lounge', 'Main Bar Area', 'Private Section', 'Entire Venue'] as const;
export type VipLocation = (typeof vipLocations)[number];

/** Hours within which the pub contacts a host. */
export const vipContactWithin = 24;

/** `POST /api/vip/book`. Takes an `Idempotency-Key`: refused with KEY_IN_USE or KEY_REUSED. */
export interface VipBookingRequest {
  hostName: string;
  hostEmail: string;
  hostPhone: string;
  eventType: VipEventType;
  /** YYYY-MM-DD in the venue's zone; today or later. */
  eventDate: string;
  /** 1 or more. */
  guestCount: number;
  /** '', like absent: no preference. */
  eventLocation?: VipLocation | '';
  specialRequests?: string;
  /** The button of the site that led to the form. */
  buttonSource?: string;
}

/** A VIP booking as admins see it, and as its host sees it in the response to the request. */
export interface VipBookingView extends Required<VipBookingRequest> {
  id: string;
  /** `pending` until an admin changes it. */
  status: BookingStatus;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** 201. */
export interface VipBookingAnswer {
  success: true;
  message: string;
  booking: VipBookingView;
}

/** The fields of a VIP booking that an admin may change. */
export type VipBookingFields = Omit<VipBookingView, 'id' | 'buttonSource' | 'createdAt'>;

/** `PUT /api/admin/vip-bookings/{id}`: any of the fields; none is a 400. An admin may also set a past day. */
export interface VipBookingUpdate extends Partial<VipBookingFields> {
  /** The values that the admin saw: if one of them has changed since, the response is 409 CONFLICT. */
  seen?: Partial<VipBookingFields>;
}

/** `PUT /api/admin/vip-bookings/{id}`: the changed booking. */
export interface VipBookingUpdateAnswer {
  success: true;
  booking: VipBookingView;
}

export const vipSortFields = ['createdAt', 'eventDate', 'hostName', 'eventType', 'guestCount', 'status'] as const;
export type VipSortField = (typeof vipSortFields)[number];

/** The query of `GET /api/admin/vip-bookings`; `search` looks in host name, host email, event type and event location. */
export interface VipBookingListQuery extends ListQuery<VipSortField> {
  status?: BookingStatus | 'all';
}

/** `GET /api/admin/vip-bookings`. */
export interface VipBookingListAnswer extends PageInfo {
  vipBookings: VipBookingView[];
}
