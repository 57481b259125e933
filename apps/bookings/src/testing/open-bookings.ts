import 'reflect-metadata';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MessagePayloads } from '@rover/contracts/messages';
import type { RsvpAnswer, RsvpListAnswer, RsvpRequest } from '@rover/contracts/rsvps';
import type { VipBookingAnswer, VipBookingListAnswer, VipBookingRequest } from '@rover/contracts/vip';
import { type OpenedService, OpenService, openService } from '@rover/platform/testing/open-service';
import { venueToday } from '@rover/venue/events/event-clock';
import { bookings } from '../service.js';
import { sampleEvent } from './sample-event.js';
import { StandInServices } from './stand-in-services.js';

/** An RSVP, or why there is none: a spec looks at the status first. */
type RsvpOrRefusal = { success: boolean } & Omit<RsvpAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

type VipBookingOrRefusal = { success: boolean } & Omit<VipBookingAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

export interface Answer<T> {
  status: number;
  body: T;
}

/** The bookings service as it runs, on a database of its own, with services that a spec can play with. */
export class OpenBookings extends OpenService {
  private constructor(
    opened: OpenedService,
    readonly services: StandInServices,
  ) {
    super(opened, [services]);
  }

  static async open(environment: Record<string, string> = {}): Promise<OpenBookings> {
    const services = await StandInServices.open();
    const opened = await openService(bookings, {
      environment: { AUTH_URL: services.url, EVENTS_URL: services.url, ...environment },
      topics: [
        'rsvp.placed',
        'rsvp.status-changed',
        'seats.changed',
        'seats.reviewed',
        'vip.requested',
        'vip.status-changed',
        'audit.recorded',
      ],
    });
    return new OpenBookings(opened, services);
  }

  async call<T = ErrorAnswer>(
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  asAdmin<T = ErrorAnswer>(method: string, path: string, json?: unknown): Promise<Answer<T>> {
    return this.call<T>(method, path, json, { authorization: `Bearer ${this.services.keys.token()}` });
  }

  rsvp(
    fields: { [field in keyof RsvpRequest]?: unknown },
    headers: Record<string, string> = {},
  ): Promise<Answer<RsvpOrRefusal>> {
    return this.call('POST', '/api/events/rsvp', { ...aGuest, ...fields }, headers);
  }

  async list(query: Record<string, string> = {}): Promise<RsvpListAnswer> {
    const path = `/api/admin/rsvp-bookings?${new URLSearchParams(query)}`;
    return (await this.asAdmin<RsvpListAnswer>('GET', path)).body;
  }

  vip(
    fields: { [field in keyof VipBookingRequest]?: unknown } = {},
    headers: Record<string, string> = {},
  ): Promise<Answer<VipBookingOrRefusal>> {
    return this.call('POST', '/api/vip/book', { ...aHost(), ...fields }, headers);
  }

  async vipList(query: Record<string, string> = {}): Promise<VipBookingListAnswer> {
    const path = `/api/admin/vip-bookings?${new URLSearchParams(query)}`;
    return (await this.asAdmin<VipBookingListAnswer>('GET', path)).body;
  }

  /** An event that bookings has heard of. */
  async event(differences: Partial<MessagePayloads['event.saved']> = {}): Promise<MessagePayloads['event.saved']> {
    const event = sampleEvent(differences);
    await this.tell('event.saved', event);
    return event;
  }

  /** What the seats say, and what they should: the sum of guests of RSVPs not cancelled. */
  async seats(eventId: string): Promise<{ taken: number; sum: number; version: number }> {
    const [seats]: { taken: number; sum: number; version: number }[] = await this.dataSource.query(
      `SELECT taken, version::integer,
              (SELECT coalesce(sum(guests), 0)::integer FROM rsvps
               WHERE rsvps.event_id = seats.event_id AND status <> 'cancelled') AS sum
       FROM seats WHERE event_id = $1`,
      [eventId],
    );
    if (!seats) throw new Error(`There are no seats for ${eventId}.`);
    return seats;
  }

  /** The messages of a topic about an event, so far. */
  sentAbout<T extends 'rsvp.placed' | 'rsvp.status-changed' | 'seats.changed'>(
    topic: T,
    eventId: string,
  ): MessagePayloads[T][] {
    return this.sentOn(topic).filter(
      (payload) => ('event' in payload ? payload.event.eventId : payload.eventId) === eventId,
    );
  }
}

const aGuest = {
  fullName: 'Grace O’Malley',
  email: 'grace@guest.test',
  phone: '+52 624 555 0100',
  guests: 1,
  specialRequests: '',
} satisfies Partial<RsvpRequest>;

/** Ann's birthday, today. */
function aHost(): VipBookingRequest {
  return {
    hostName: 'Ann Bonny',
    hostEmail: 'ann@host.test',
    hostPhone: '+52 624 555 0101',
    eventType: 'Birthdays',
    eventDate: venueToday(),
    guestCount: 15,
    eventLocation: 'VIP Lounge',
    specialRequests: '',
    buttonSource: 'hero',
  };
}
