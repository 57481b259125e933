import { randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventInput, EventView } from '@rover/contracts/events';
import type { UploadAnswer } from '@rover/contracts/media';
import type { RsvpAnswer, RsvpListAnswer, RsvpRequest } from '@rover/contracts/rsvps';
import type { VipBookingAnswer, VipBookingListAnswer, VipBookingRequest } from '@rover/contracts/vip';
import { venueToday } from '@rover/venue/events/event-clock';
import { admin } from './pub.js';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Response to an RSVP, accepted or refused. */
export type RsvpReply = Omit<RsvpAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

/** Response to an upload, stored or refused. */
export type UploadReply = Omit<UploadAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

/** Response to the VIP form, accepted or refused. */
export type VipReply = Omit<VipBookingAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

/** A client of a pub's API, as the site is. */
export class Api {
  private token: Promise<string> | undefined;
  /** Events that were created through this client. */
  private readonly made: string[] = [];

  constructor(readonly url: string) {}

  async call<T = ErrorAnswer>(
    method: string,
    path: string,
    init: RequestInit & { json?: unknown } = {},
  ): Promise<Answer<T>> {
    const { json, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (json !== undefined) headers.set('content-type', 'application/json');
    const response = await fetch(this.url + path, {
      ...rest,
      method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** @param body a form is sent unchanged, anything else as JSON */
  async asAdmin<T = ErrorAnswer>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    this.token ??= this.login();
    const headers = { authorization: `Bearer ${await this.token}` };
    return this.call<T>(method, path, body instanceof FormData ? { body, headers } : { json: body, headers });
  }

  /** @throws Error when the login fails */
  async session(): Promise<LoginAnswer> {
    const { status, body } = await this.call<LoginAnswer>('POST', '/api/auth/login', { json: admin });
    if (status !== 200) throw new Error(`logging in answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** The token of a new session. */
  async login(): Promise<string> {
    return (await this.session()).token;
  }

  /** Uploads to the library. */
  async upload(...files: Buffer[]): Promise<Answer<UploadReply>> {
    const form = new FormData();
    for (const file of files) form.append('media', new Blob([new Uint8Array(file)]), 'photo.jpg');
    this.token ??= this.login();
    const headers = { authorization: `Bearer ${await this.token}` };
    return this.call<UploadReply>('POST', '/api/admin/upload-media', { body: form, headers });
  }

  async createEvent(event: Partial<EventInput> = {}): Promise<EventView> {
    const { status, body } = await this.asAdmin<EventView>('POST', '/api/admin/events', { ...anEvent(), ...event });
    if (status !== 201) throw new Error(`creating an event answered ${status}: ${JSON.stringify(body)}`);
    this.made.push(body.id);
    return body;
  }

  /** Deletes the events that were created here and still exist: pages that list them all would become slow. */
  async clearAway(): Promise<void> {
    for (const id of this.made.splice(0)) {
      const { status, body } = await this.asAdmin('DELETE', `/api/admin/events/${id}`);
      if (status !== 200 && status !== 404) throw new Error(`deleting an event answered ${status}: ${body.message}`);
    }
  }

  rsvp(rsvp: Partial<RsvpRequest> & { eventId: string }, headers: HeadersInit = {}): Promise<Answer<RsvpReply>> {
    return this.call('POST', '/api/events/rsvp', { json: { ...aGuest(), ...rsvp }, headers });
  }

  async rsvpsOf(eventId: string): Promise<RsvpListAnswer> {
    return (await this.asAdmin<RsvpListAnswer>('GET', `/api/admin/rsvp-bookings?eventId=${eventId}`)).body;
  }

  bookVip(booking: Partial<VipBookingRequest> = {}, headers: HeadersInit = {}): Promise<Answer<VipReply>> {
    return this.call('POST', '/api/vip/book', { json: { ...aHost(), ...booking }, headers });
  }

  async vipBookings(query: Record<string, string>): Promise<VipBookingListAnswer> {
    const path = `/api/admin/vip-bookings?${new URLSearchParams(query)}`;
    return (await this.asAdmin<VipBookingListAnswer>('GET', path)).body;
  }

  async event(slug: string): Promise<EventView> {
    return (await this.call<EventView>('GET', `/api/events/${slug}`)).body;
  }
}

export function aGuest(): Omit<RsvpRequest, 'eventId'> {
  return {
    fullName: 'Grace O’Malley',
    email: `grace-${randomUUID().slice(0, 8)}@guest.test`,
    phone: '+52 624 555 0100',
    guests: 1,
  };
}

export function aHost(): VipBookingRequest {
  return {
    hostName: 'Ann Bonny',
    hostEmail: `ann-${randomUUID().slice(0, 8)}@host.test`,
    hostPhone: '+52 624 555 0101',
    eventType: 'Birthdays',
    eventDate: inDays(5),
    guestCount: 15,
    eventLocation: 'VIP Lounge',
  };
}

export function anEvent(): EventInput {
  return {
    title: `Trad Session ${randomUUID().slice(0, 8)}`,
    eventDate: inDays(7),
    description: 'Fiddle, flute and bodhrán in the corner. Bring your own.',
  };
}

/** YYYY-MM-DD so many days from today, in the pub's time zone. */
export function inDays(days: number): string {
  return venueToday(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}
