import { Injectable } from '@nestjs/common';
import type { SeatsReview } from '@rover/contracts/messages';
import { Outbox } from '@rover/platform/messaging/outbox';
import { type EntityManager, In } from 'typeorm';
import { Event } from './event.entity.js';
import { presentFacts } from './event.presenter.js';

/**
 * Tells bookings what it has missed of events: a later version, one restored, or that there is no such event any more.
 */
@Injectable()
export class RepublishEvents {
  constructor(private readonly outbox: Outbox) {}

  async republish(manager: EntityManager, seats: readonly SeatsReview[]): Promise<void> {
    const ids = seats.map(({ eventId }) => eventId);
    const events = await manager.find(Event, { where: { id: In(ids) }, withDeleted: true });
    const known = new Map(events.map((event) => [event.id, event]));
    for (const { eventId, slug, eventVersion, deleted = false } of seats) {
      const event = known.get(eventId);
      if (!event) {
        if (!deleted) await this.outbox.add(manager, 'event.deleted', { eventId, slug, version: eventVersion + 1 });
        continue;
      }
      if (event.version <= eventVersion) continue;
      if (event.deletedAt) {
        await this.outbox.add(manager, 'event.deleted', { eventId, slug, version: event.version });
      } else {
        await this.outbox.add(manager, 'event.saved', presentFacts(event));
      }
    }
  }
}
