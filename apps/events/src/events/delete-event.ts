import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource, type EntityManager } from 'typeorm';
import { recordCancellation, removeCancellation } from '../calendar/cancellations.js';
import { ChangeEvent } from './change-event.js';
import { auditedEvent } from './event.audit.js';
import type { Event } from './event.entity.js';
import { listedSince } from './find-events.js';
import { lockEvent } from './lock-event.js';

/**
 * An admin deletes an event, or takes that back. Its addresses answer 404 at once, and calendars are told that it is
 * off; but its row and media stay until ForgetDeletedEvents removes them, so it can be restored in full.
 */
@Injectable()
export class DeleteEvent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changing: ChangeEvent,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const event = await lockEvent(manager, id);
      event.version += 1;
      event.deletedAt = new Date();
      await manager.save(event);
      await recordCancellation(manager, event, listedSince());
      await this.outbox.add(manager, 'event.deleted', { eventId: id, slug: event.slug, version: event.version });
      await recordChange(manager, 'deleted', auditedEvent, event);
    });
    this.outbox.wake();
  }

  /**
   * Does nothing to one that is not deleted. @throws DomainError NOT_FOUND once it is removed, UNAVAILABLE as
   * ChangeEvent does
   */
  restore(id: string): Promise<Event> {
    return this.changing.change(id, takeBack, { withDeleted: true });
  }
}

async function takeBack(event: Event, manager: EntityManager): Promise<void> {
  if (event.deletedAt) await recordChange(manager, 'restored', auditedEvent, event);
  event.deletedAt = null;
  await removeCancellation(manager, event.id);
}
