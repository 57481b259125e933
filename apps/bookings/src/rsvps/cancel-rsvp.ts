import { Injectable } from '@nestjs/common';
import { notFound } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { eventPast } from '../seats/refusals.js';
import { Seats } from '../seats/seats.js';
import { hashCancelToken } from './cancel-token.js';
import { lockRsvp } from './lock-rsvp.js';
import { Rsvp } from './rsvp.entity.js';
import { countRsvp } from './rsvp-metrics.js';

/** What a guest can do with the link in the mail: look, and give the places back. */
@Injectable()
export class CancelRsvp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NOT_FOUND for a token that belongs to no RSVP */
  async lookUp(token: string): Promise<Rsvp> {
    const rsvp = await this.dataSource.manager.findOneBy(Rsvp, { cancelTokenHash: hashCancelToken(token) });
    if (!rsvp) throw notFound('RSVP');
    return rsvp;
  }

  /**
   * Once cancelled, cancelling again changes nothing.
   * @throws DomainError NOT_FOUND as lookUp does; EVENT_PAST when the event is over
   */
  async cancel(token: string): Promise<Rsvp> {
    const { id } = await this.lookUp(token);
    let freed = 0;
    const cancelled = await this.dataSource.transaction(async (manager) => {
      const rsvp = await lockRsvp(manager, id);
      if (rsvp.status === 'cancelled') return rsvp;
      if (await isOver(manager, rsvp.eventId)) throw eventPast();
      freed = rsvp.places;
      rsvp.status = 'cancelled';
      await manager.save(rsvp);
      await this.seats.take(manager, rsvp.eventId, -freed);
      return rsvp;
    });
    if (freed > 0) countRsvp('cancelled', freed);
    this.outbox.wake();
    return cancelled;
  }
}

async function isOver(manager: EntityManager, eventId: string): Promise<boolean> {
  const over: unknown[] = await manager.query('SELECT FROM seats WHERE event_id = $1 AND ends_at <= now()', [eventId]);
  return over.length > 0;
}
