import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventInput, EventView } from '@rover/contracts/events';
import type { Message, MessagePayloads, Topic } from '@rover/contracts/messages';
import type { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { type RunningService, startService } from '@rover/platform/run/service';
import { eventually } from '@rover/platform/testing/eventually';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { TestKeys } from '@rover/platform/testing/test-keys';
import { testParts } from '@rover/platform/testing/test-parts';
import { DataSource } from 'typeorm';
import { ForgetDeletedEvents, restorableFor } from '../events/forget-deleted-events.js';
import { events } from '../service.js';
import { StandInMedia } from './stand-in-media.js';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** The events service as it runs, on a database of its own, beside stand-ins for auth and media. */
export class OpenEvents {
  private constructor(
    private readonly service: RunningService,
    private readonly database: TestDatabase,
    private readonly bus: InProcessBus,
    private readonly keys: TestKeys,
    private readonly auth: Server,
    readonly media: StandInMedia,
    /** Every message that it sent. */
    readonly sent: readonly Message[],
  ) {}

  static async open(environment: Record<string, string> = {}): Promise<OpenEvents> {
    const database = await createTestDatabase();
    const keys = new TestKeys();
    const auth = createServer((_request, response) => response.end(JSON.stringify(keys.jwks))).listen(0, '127.0.0.1');
    await once(auth, 'listening');
    const media = await StandInMedia.open();
    const parts = await testParts();
    const sent: Message[] = [];
    await parts.bus.subscribe({
      consumer: 'spec.listener',
      topics: ['event.saved', 'event.deleted', 'event.counted', 'media.claimed', 'media.released'],
      kind: 'broadcast',
      handle: async (message) => void sent.push(message),
    });
    const addresses = {
      DATABASE_URL: database.url,
      AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
      MEDIA_URL: media.url,
      PUBLIC_URL: 'https://pub.test',
    };
    const service = await startService(events, { LOG_LEVEL: 'silent', ...addresses, ...environment }, parts);
    parts.bus.open();
    return new OpenEvents(service, database, parts.bus, keys, auth, media, sent);
  }

  async close(): Promise<void> {
    await this.service.stop();
    this.auth.closeAllConnections();
    this.auth.close();
    await this.media.close();
    await this.database.drop();
  }

  get url(): string {
    return this.service.url;
  }

  get dataSource(): DataSource {
    return this.service.app.get(DataSource);
  }

  /** A provider of the running service. */
  get<T>(provider: new (...args: never[]) => T): T {
    return this.service.app.get<T>(provider);
  }

  /** The body is JSON, read as such, or text. */
  async call<T = ErrorAnswer>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await fetch(this.url + path, { ...init, method });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  }

  asAdmin<T = ErrorAnswer>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const headers = this.adminHeaders();
    if (body === undefined) return this.call<T>(method, path, { headers });
    if (body instanceof FormData) return this.call<T>(method, path, { headers, body });
    const json = { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return this.call<T>(method, path, json);
  }

  adminHeaders(): Record<string, string> {
    return { authorization: `Bearer ${this.keys.token()}` };
  }

  /** A new event. */
  async event(fields: Partial<EventInput> = {}): Promise<EventView> {
    return (await this.asAdmin<EventView>('POST', '/api/admin/events', { ...anEvent(), ...fields })).body;
  }

  /** Lets the time pass in which the deletion of events can be taken back. */
  async forgetDeleted(): Promise<void> {
    await this.get(ForgetDeletedEvents).forgetDue(new Date(Date.now() + 2 * restorableFor));
  }

  /** Lets events hear something; resolves when it has. */
  tell<T extends Topic>(topic: T, payload: MessagePayloads[T]): Promise<void> {
    return this.bus.publish({ id: randomUUID(), topic, occurredAt: '', requestId: null, payload });
  }

  /** The addresses that media was told to keep, or to throw away, once `url` is among them. */
  async toldMedia(topic: 'media.claimed' | 'media.released', url: string): Promise<string[]> {
    const urls = () =>
      this.sent
        .filter((message): message is Message<typeof topic> => message.topic === topic)
        .flatMap(({ payload }) => payload.urls);
    await eventually(() => expect(urls()).toContain(url));
    return urls();
  }

  /** The payloads of a topic about an event, once there are so many. */
  async told<T extends 'event.saved' | 'event.deleted' | 'event.counted'>(
    topic: T,
    eventId: string,
    count = 1,
  ): Promise<MessagePayloads[T][]> {
    const about = () =>
      this.sent
        .filter((message): message is Message<T> => message.topic === topic)
        .map(({ payload }) => payload)
        .filter((payload) => payload.eventId === eventId);
    await eventually(() => expect(about().length).toBeGreaterThanOrEqual(count));
    return about();
  }
}

/** Photos, videos and sounds, chosen for upload. */
export function filesForm(types: readonly string[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  types.forEach((type, index) => {
    form.append('media', new Blob([`${type} ${index}`], { type }), `file-${index}`);
  });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A session in some years, under a title of its own. */
export function anEvent(): EventInput {
  return { title: `Session ${randomUUID()}`, eventDate: '2030-03-16', description: 'Fiddle and flute.' };
}
