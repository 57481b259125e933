import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { notFound } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, MoreThan, Repository } from 'typeorm';
import { editedFields, editedTimes, eventDefaults, refuseEmptyChange } from './event.changes.js';
import type { EventChangesDto, NewEventDto } from './event.dto.js';
import { Event } from './event.entity.js';
import { presentFacts } from './event.presenter.js';
import { claimSlug, slugOf } from './slugs.js';

const day = 24 * 60 * 60 * 1000;
/** How long an event that ended stays in the public list (decisions.md 12). */
const remembered = 30 * day;
const publicListAtMost = 1_000;

@Injectable()
export class EventsService {
  constructor(
    @InjectRepository(Event) private readonly events: Repository<Event>,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Upcoming events and those that ended in the last 30 days, ascending by start. */
  listPublic(now = new Date()): Promise<Event[]> {
    return this.events.find({
      where: { endsAt: MoreThan(new Date(now.getTime() - remembered)) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: publicListAtMost,
    });
  }

  /** Every event, the latest first. */
  listAll(): Promise<Event[]> {
    return this.events.find({ order: { startsAt: 'DESC', id: 'ASC' } });
  }

  /** By its slug, or one it had before. */
  async findBySlug(slug: string): Promise<Event> {
    const event = await this.events
      .createQueryBuilder('event')
      .innerJoin('event_slugs', 'known', 'known.event_id = event.id AND known.slug = :slug', { slug })
      .getOne();
    if (!event) throw notFound('event');
    return event;
  }

  async facts(id: string): Promise<InternalEventAnswer> {
    const event = await this.events.findOneBy({ id });
    if (!event) throw notFound('event');
    return { ...presentFacts(event), registered: event.registered };
  }

  async create(dto: NewEventDto, id: string = randomUUID()): Promise<Event> {
    const created = await this.dataSource.transaction(async (manager) => {
      const times = editedTimes(dto, undefined);
      const slug = await claimSlug(manager, { id, title: dto.title, eventDate: times.eventDate });
      const event = manager.create(Event, { ...eventDefaults, ...editedFields(dto), ...times, id, slug, version: 1 });
      await manager.insert(Event, event);
      const saved = await manager.findOneByOrFail(Event, { id });
      await this.outbox.add(manager, 'event.saved', presentFacts(saved));
      return saved;
    });
    this.outbox.wake();
    return created;
  }

  async update(id: string, dto: EventChangesDto): Promise<Event> {
    refuseEmptyChange(dto);
    const updated = await this.dataSource.transaction(async (manager) => {
      const event = await manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!event) throw notFound('event');
      const titleBefore = event.title;
      Object.assign(event, editedFields(dto), editedTimes(dto, event), { version: event.version + 1 });
      if (slugOf(event.title) !== slugOf(titleBefore)) event.slug = await claimSlug(manager, event);
      const saved = await manager.save(event);
      await this.outbox.add(manager, 'event.saved', presentFacts(saved));
      return saved;
    });
    this.outbox.wake();
    return updated;
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const event = await manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!event) throw notFound('event');
      await manager.delete(Event, id);
      await this.outbox.add(manager, 'event.deleted', { eventId: id, slug: event.slug, version: event.version + 1 });
    });
    this.outbox.wake();
  }
}
