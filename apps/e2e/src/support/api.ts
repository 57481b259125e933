import { randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventInput, EventView } from '@rover/contracts/events';
import type { RsvpAnswer, RsvpListAnswer, RsvpRequest } from '@rover/contracts/rsvps';
import { venueToday } from '@rover/venue/event-clock';
import { admin } from './pub.js';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** What an RSVP is answered with, whether it is taken or refused. */
export type RsvpReply = Omit<RsvpAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

/** Talks to a pub as its site does. */
export class Api {
  private token: Promise<string> | undefined;

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

  async asAdmin<T = ErrorAnswer>(method: string, path: string, json?: unknown): Promise<Answer<T>> {
    this.token ??= this.login();
    return this.call<T>(method, path, { json, headers: { authorization: `Bearer ${await this.token}` } });
  }

  async login(): Promise<string> {
    const { body } = await this.call<LoginAnswer>('POST', '/api/auth/login', { json: admin });
    return body.token;
  }

  async createEvent(event: Partial<EventInput> = {}): Promise<EventView> {
    const { status, body } = await this.asAdmin<EventView>('POST', '/api/admin/events', { ...anEvent(), ...event });
    if (status !== 201) throw new Error(`creating an event answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  rsvp(rsvp: Partial<RsvpRequest> & { eventId: string }, headers: HeadersInit = {}): Promise<Answer<RsvpReply>> {
    return this.call('POST', '/api/events/rsvp', { json: { ...aGuest(), ...rsvp }, headers });
  }

  async rsvpsOf(eventId: string): Promise<RsvpListAnswer> {
    return (await this.asAdmin<RsvpListAnswer>('GET', `/api/admin/rsvp-bookings?eventId=${eventId}`)).body;
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

export function anEvent(): EventInput {
  return {
    title: `Trad Session ${randomUUID().slice(0, 8)}`,
    eventDate: inDays(7),
    description: 'Fiddle, flute and bodhrán in the corner. Bring your own.',
  };
}

/** YYYY-MM-DD so many days from today, at the pub. */
export function inDays(days: number): string {
  return venueToday(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}
