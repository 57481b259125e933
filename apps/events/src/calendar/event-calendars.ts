import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type CalendarEntry, calendarFeed, eventCalendar, feedEntry } from '@rover/calendar/event-calendar';
import { Repository } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { FindEvents } from '../events/find-events.js';
import { EVENTS_CONFIG, type EventsConfig } from '../events.config.js';
import { cancelledEntryOf, entryOf } from './calendar-entry.js';
import { CancelledEvent } from './cancelled-event.entity.js';

/** The most entries of each kind in the feed. */
const atMost = 1_000;

@Injectable()
export class EventCalendars {
  /** The entries of the last feed, by event and version. */
  private lastFeed: ReadonlyMap<string, string> = new Map();

  constructor(
    @InjectRepository(Event) private readonly events: Repository<Event>,
    @InjectRepository(CancelledEvent) private readonly cancelled: Repository<CancelledEvent>,
    private readonly finding: FindEvents,
    @Inject(EVENTS_CONFIG) private readonly config: EventsConfig,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async ofEvent(slug: string): Promise<{ filename: string; file: string }> {
    const event = await this.finding.bySlug(slug);
    return { filename: `${event.slug}.ics`, file: eventCalendar(entryOf(event, this.config.PUBLIC_URL)) };
  }

  /** The events of the public list, those that recur, and those that were deleted lately. */
  async feed(): Promise<string> {
    const listed = await this.finding.public();
    const recurring = await this.events.find({
      where: { recurring: true },
      order: { startsAt: 'DESC', id: 'DESC' },
      take: atMost,
    });
    const cancelled = await this.cancelled.find({ order: { cancelledAt: 'DESC', eventId: 'ASC' }, take: atMost });
    const { PUBLIC_URL } = this.config;
    return calendarFeed(
      await this.written([
        ...[...listed, ...recurring].map((event) => entryOf(event, PUBLIC_URL)),
        ...cancelled.map((event) => cancelledEntryOf(event, PUBLIC_URL)),
      ]),
    );
  }

  /** Writes only entries that are new since the last feed, and yields to other requests meanwhile. */
  private async written(entries: readonly CalendarEntry[]): Promise<string[]> {
    const lines = new Map<string, string>();
    for (const entry of entries) {
      const version = `${entry.eventId} ${entry.sequence}`;
      const known = this.lastFeed.get(version);
      if (known === undefined) await setImmediate();
      lines.set(version, known ?? feedEntry(entry));
    }
    this.lastFeed = lines;
    return [...lines.values()];
  }
}
