import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventInput, EventView } from '@rover/contracts/events';
import type { MessagePayloads } from '@rover/contracts/messages';
import { eventually } from '@rover/platform/testing/eventually';
import { KeyServer } from '@rover/platform/testing/key-server';
import { type OpenedService, OpenService, openService } from '@rover/platform/testing/open-service';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import { ForgetDeletedEvents, restorableFor } from '../events/forget-deleted-events.js';
import { events } from '../service.js';
import { StandInMedia } from './stand-in-media.js';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * The events service as it runs, on a database and an upload folder of its own, beside stand-ins for auth and media.
 */
export class OpenEvents extends OpenService {
  private constructor(
    opened: OpenedService,
    private readonly auth: KeyServer,
    readonly media: StandInMedia,
    /** Where the pictures of forms wait. */
    readonly uploadDir: string,
  ) {
    super(opened, [auth, media]);
  }

  static async open(environment: Record<string, string> = {}): Promise<OpenEvents> {
    const auth = await KeyServer.open();
    const media = await StandInMedia.open();
    const uploadDir = await mkdtemp(path.join(tmpdir(), 'rover-events-'));
    const own = { AUTH_URL: auth.url, MEDIA_URL: media.url, PUBLIC_URL: 'https://pub.test', UPLOAD_DIR: uploadDir };
    const opened = await openService(events, {
      environment: { ...own, ...environment },
      topics: ['event.saved', 'event.deleted', 'event.counted', 'media.claimed', 'media.released', 'audit.recorded'],
    });
    return new OpenEvents(opened, auth, media, uploadDir);
  }

  override async close(): Promise<void> {
    await super.close();
    await rm(this.uploadDir, { recursive: true, force: true });
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
    return this.auth.adminHeaders;
  }

  /** A new event. */
  async event(fields: Partial<EventInput> = {}): Promise<EventView> {
    return (await this.asAdmin<EventView>('POST', '/api/admin/events', { ...anEvent(), ...fields })).body;
  }

  /** Removes deleted events, as if the time were over in which a deletion can be taken back. */
  async forgetDeleted(): Promise<void> {
    await this.get(ForgetDeletedEvents).forgetDue(new Date(Date.now() + 2 * restorableFor));
  }

  /**
   * Makes an operation wait for a lock on an upload, and the removal of deleted events wait behind it; then lets both
   * go on.
   */
  async forgetBehind<T>(url: string, ask: () => Promise<T>): Promise<T> {
    const [answer, forgotten] = await this.dataSource.transaction(async (holder) => {
      await holder.query('SELECT FROM event_uploads WHERE url = $1 FOR UPDATE', [url]);
      const answer = ask();
      await eventually(async () => expect(await waitingForLocks(this.dataSource)).toBe(1));
      const forgotten = this.forgetDeleted();
      await eventually(async () => expect(await waitingForLocks(this.dataSource)).toBe(2));
      return [answer, forgotten] as const;
    });
    await forgotten;
    return answer;
  }

  /** The addresses that media was told to keep, or to release, once `url` is among them. */
  async toldMedia(topic: 'media.claimed' | 'media.released', url: string): Promise<string[]> {
    const urls = () => this.sentOn(topic).flatMap((payload) => payload.urls);
    await eventually(() => expect(urls()).toContain(url));
    return urls();
  }

  /** The payloads of a topic about an event, once there are so many. */
  async told<T extends 'event.saved' | 'event.deleted' | 'event.counted'>(
    topic: T,
    eventId: string,
    count = 1,
  ): Promise<MessagePayloads[T][]> {
    const about = () => this.sentOn(topic).filter((payload) => payload.eventId === eventId);
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
