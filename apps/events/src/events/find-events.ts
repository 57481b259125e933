import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { notFound } from '@rover/platform/http/domain-error';
import { MoreThan, Repository } from 'typeorm';
import { Event } from './event.entity.js';

const day = 24 * 60 * 60 * 1000;
/** How long an event that ended stays in the public list. */
const remembered = 30 * day;
const publicListAtMost = 1_000;

/** Events that ended before this are no longer listed. */
export function listedSince(now = new Date()): Date {
  return new Date(now.getTime() - remembered);
}

@Injectable()
export class FindEvents {
  constructor(@InjectRepository(Event) private readonly events: Repository<Event>) {}

  /** Upcoming events and those that ended in the last 30 days, ascending by start. */
  public(now = new Date()): Promise<Event[]> {
    return this.events.find({
      where: { endsAt: MoreThan(listedSince(now)) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: publicListAtMost,
    });
  }

  /** Every event, the latest first. */
  all(): Promise<Event[]> {
    return this.events.find({ order: { startsAt: 'DESC', id: 'ASC' } });
  }

  /** By its slug, or one it had before. @throws DomainError NOT_FOUND */
  async bySlug(slug: string): Promise<Event> {
    const event = await this.events
      .createQueryBuilder('event')
      .innerJoin('event_slugs', 'known', 'known.event_id = event.id AND known.slug = :slug', { slug })
      .getOne();
    if (!event) throw notFound('event');
    return event;
  }

  /** @throws DomainError NOT_FOUND */
  async byId(id: string): Promise<Event> {
    const event = await this.events.findOneBy({ id });
    if (!event) throw notFound('event');
    return event;
  }
}
