import { Injectable } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import { DataSource } from 'typeorm';
import { callOff } from '../calendar/call-off.js';
import { EventMediaItem } from '../media/event-media.entity.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { picturesOf } from './event.changes.js';
import { Event } from './event.entity.js';
import { listedSince } from './find-events.js';
import { lockEvent } from './lock-event.js';

/** An admin deletes an event. Its addresses lead nowhere, its uploads are let go, and calendars hear that it is off. */
@Injectable()
export class DeleteEvent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: EventUploads,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async delete(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const event = await lockEvent(manager, id);
      const media = await manager.findBy(EventMediaItem, { eventId: id });
      await manager.delete(Event, id);
      await callOff(manager, event, listedSince());
      await this.uploads.release(manager, [...picturesOf(event), ...media.map(({ url }) => url)]);
      await this.outbox.add(manager, 'event.deleted', { eventId: id, slug: event.slug, version: event.version + 1 });
    });
    this.outbox.wake();
  }
}
