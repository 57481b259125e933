import type { BookingStatus } from './booking-status.js';
import type { ListQuery, PageInfo } from './paging.js';

/** What a party can be about. */
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

/** Where in the house it can be. */
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
  /** '', like absent: the host does not mind. */
  eventLocation?: VipLocation | '';
  specialRequests?: string;
  /** Which button of the site led to the form. */
  buttonSource?: string;
}

/** A VIP booking as admins see it, and as its host sees it when it is requested. */
export interface VipBookingView extends Required<VipBookingRequest> {
  id: string;
  /** `pending` until an admin says otherwise. */
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

/** What an admin may change of a VIP booking. */
export type VipBookingFields = Omit<VipBookingView, 'id' | 'buttonSource' | 'createdAt'>;

/** `PUT /api/admin/vip-bookings/{id}`: any part of it; an empty one is a 400. An admin may also choose a day that is past. */
export interface VipBookingUpdate extends Partial<VipBookingFields> {
  /** The fields as the admin saw them: when one of them is another by now, the answer is 409 CONFLICT. */
  seen?: Partial<VipBookingFields>;
}

/** `PUT /api/admin/vip-bookings/{id}`: the booking as it is now. */
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
