import { Injectable } from '@nestjs/common';
import { calendarFeedPath, eventCalendarPath } from '@rover/contracts/calendar';
import type { EventView } from '@rover/contracts/events';
import { callService } from '@rover/platform/http/call-service';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import { SingleFlight } from '@rover/platform/http/single-flight';
import { OnBroadcast } from '@rover/platform/messaging/on-message';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { type EncodedAnswer, encodeAnswer } from './encoded-answer.js';

interface Read {
  answer: EncodedAnswer;
  /** The id of the event that it shows; undefined when it may show any. */
  eventId: string | undefined;
  /** Milliseconds, as `performance.now()` has it. */
  fetchedAt: number;
  /** The `generation` of EventReads when it was asked for. */
  generation: number;
  stale: boolean;
}

/** The path of the list; the events' own paths are below it. */
export const listPath = '/api/events';
const freshFor = 30_000;
const answersWithin = 2_500;
/** The least number of milliseconds between two attempts while events is down. */
const leftInPeaceFor = 1_000;
const keptAtMost = 500;
/** Other slugs are not asked for: no event can have them. */
const slugForm = /^[a-z0-9-]{1,200}$/;

/**
 * The public reads of events, from memory: fetched from events once, dropped when an event changes, and served stale
 * while events is down.
 */
@Injectable()
export class EventReads {
  private readonly reads = new LRUCache<string, Read>({ max: keptAtMost });
  private readonly singleFlight = new SingleFlight<Read>();
  /** Rises with every change, so that an answer that was being fetched meanwhile is not kept as fresh. */
  private generation = 0;
  /** Whether events did not answer the last request, and no message of it has come since. */
  private isAway = false;
  private askedAt = 0;

  constructor(private readonly eventsUrl: string) {}

  /**
   * @param patience milliseconds to wait for events, before a stale copy is served
   * @throws DomainError UNAVAILABLE when events is down, or too slow, and there is no copy
   */
  list(patience = answersWithin): Promise<EncodedAnswer> {
    return this.read(listPath, patience);
  }

  /**
   * @param patience as for `list`
   * @throws DomainError NOT_FOUND for an unknown slug; UNAVAILABLE as `list`
   */
  async event(slug: string, patience = answersWithin): Promise<EncodedAnswer> {
    return this.read(`${listPath}/${possible(slug)}`, patience);
  }

  /** @throws DomainError as `event` does */
  async calendar(slug: string): Promise<EncodedAnswer> {
    return this.read(eventCalendarPath(possible(slug)));
  }

  calendarFeed(): Promise<EncodedAnswer> {
    return this.read(calendarFeedPath);
  }

  /** The copy of the list, if it is fresh; undefined when events must be asked. */
  freshList(): EncodedAnswer | undefined {
    return this.fresh(listPath);
  }

  /** The copy of the event with this slug, as `freshList`. */
  freshEvent(slug: string): EncodedAnswer | undefined {
    return slugForm.test(slug) ? this.fresh(`${listPath}/${slug}`) : undefined;
  }

  /** Marks all copies as stale. */
  forgetAll(): void {
    this.generation += 1;
    this.isAway = false;
    for (const read of this.reads.values()) read.stale = true;
  }

  @OnBroadcast('event.saved')
  @OnBroadcast('event.counted')
  @OnBroadcast('event.deleted')
  async forget({ eventId }: { eventId: string }): Promise<void> {
    this.generation += 1;
    this.isAway = false;
    for (const read of this.reads.values()) {
      if (read.eventId === undefined || read.eventId === eventId) read.stale = true;
    }
  }

  private fresh(path: string): EncodedAnswer | undefined {
    const known = this.reads.get(path);
    return known && !known.stale && performance.now() - known.fetchedAt < freshFor ? known.answer : undefined;
  }

  private async read(path: string, patience = answersWithin): Promise<EncodedAnswer> {
    const fresh = this.fresh(path);
    if (fresh) return fresh;
    const known = this.reads.get(path);
    if (known && this.isAway) {
      this.askInPeace(path);
      return known.answer;
    }
    try {
      return (await pTimeout(this.loadOnce(path), { milliseconds: patience, message: tooLate(patience) })).answer;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') this.reads.delete(path);
      else if (known) return known.answer;
      throw error;
    }
  }

  /** Asks events again now and then, without anybody waiting for it. */
  private askInPeace(path: string): void {
    if (performance.now() - this.askedAt >= leftInPeaceFor) this.loadOnce(path).catch(() => undefined);
  }

  /** Callers at the same time share one request; those who come after a change never get an answer from before it. */
  private loadOnce(path: string): Promise<Read> {
    return this.singleFlight.run(`${this.generation} ${path}`, () => this.fetch(path, this.generation));
  }

  private async fetch(path: string, generation: number): Promise<Read> {
    this.askedAt = performance.now();
    const told = await callService({
      service: 'events',
      address: new URL(path, this.eventsUrl),
      within: answersWithin,
      read: async (response) => ({ bytes: Buffer.from(await response.arrayBuffer()), headers: keptHeaders(response) }),
    }).catch((error: unknown) => {
      this.isAway = true;
      throw error;
    });
    this.isAway = false;
    if (!told) throw notFound('event');
    const read = {
      answer: await encodeAnswer(told.bytes, told.headers),
      eventId: eventIn(path, told.bytes),
      fetchedAt: performance.now(),
      generation,
      stale: generation !== this.generation,
    };
    // An answer that was asked for later may be there already.
    const known = this.reads.peek(path);
    if (!known || known.generation <= generation) this.reads.set(path, read);
    return read;
  }
}

/** @throws DomainError NOT_FOUND for a slug that no event can have */
function possible(slug: string): string {
  if (!slugForm.test(slug)) throw notFound('event');
  return slug;
}

function eventIn(path: string, bytes: Buffer): string | undefined {
  const isOne = path.startsWith(`${listPath}/`) && !path.endsWith('.ics');
  return isOne ? (JSON.parse(bytes.toString()) as EventView).id : undefined;
}

/** The headers that are kept: the media type, and the name of a download. */
function keptHeaders({ headers }: Response): Record<string, string> {
  const names = ['content-type', 'content-disposition'];
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

function tooLate(milliseconds: number): DomainError {
  return new DomainError('UNAVAILABLE', '', { cause: new Error(`events took over ${milliseconds} ms`) });
}
