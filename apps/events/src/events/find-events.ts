import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { limits } from '@rover/contracts/limits';
import { notFound } from '@rover/platform/http/domain-error';
import { And, LessThanOrEqual, MoreThan, Repository } from 'typeorm';
import { Event } from './event.entity.js';

const day = 24 * 60 * 60 * 1000;
/** How long an event stays in the public list after its end. */
const rememberedFor = 30 * day;
const publicListAtMost = 1_000;

/** Events that ended before this are no longer listed. */
export function listedSince(): Date {
  return new Date(Date.now() - rememberedFor);
}

/**
 * No event is longer than a day, so what has not ended by `end` began after this: a list is a range of the index by
 * start.
 */
function before(end: Date): Date {
  return new Date(end.getTime() - 2 * day);
}

@Injectable()
export class FindEvents {
  constructor(@InjectRepository(Event) private readonly events: Repository<Event>) {}

  /** Upcoming events, and those that ended in the last 30 days as far as there is room, ascending by start. */
  public(): Promise<Event[]> {
    return this.nearest(publicListAtMost, listedSince());
  }

  /** Every event as far as there is room for it, the latest first. */
  async all(): Promise<Event[]> {
    return (await this.nearest(limits.event.listed)).reverse();
  }

  /**
   * The next upcoming events, and as many of the last ones that ended as there is room for; ascending by start.
   * @param since the earliest end; any when unset
   */
  private async nearest(most: number, since?: Date): Promise<Event[]> {
    const now = new Date();
    const upcoming = await this.events.find({
      where: { endsAt: MoreThan(now), startsAt: MoreThan(before(now)) },
      order: { startsAt: 'ASC', id: 'ASC' },
      take: most,
    });
    const past = await this.events.find({
      where: {
        endsAt: since ? And(MoreThan(since), LessThanOrEqual(now)) : LessThanOrEqual(now),
        startsAt: since ? And(MoreThan(before(since)), LessThanOrEqual(now)) : LessThanOrEqual(now),
      },
      order: { startsAt: 'DESC', id: 'DESC' },
      take: most,
    });
    const remembered = past.slice(0, most - upcoming.length).reverse();
    return [...remembered, ...upcoming].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
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
  byId(id: string): Promise<Event> {
    return this.find(id, false);
  }

  /** Also one that was deleted. @throws DomainError NOT_FOUND, also when it is removed for good */
  evenDeleted(id: string): Promise<Event> {
    return this.find(id, true);
  }

  private async find(id: string, withDeleted: boolean): Promise<Event> {
    const event = await this.events.findOne({ where: { id }, withDeleted });
    if (!event) throw notFound('event');
    return event;
  }
}
