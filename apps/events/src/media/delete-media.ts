import { Injectable } from '@nestjs/common';
import { ChangeEvent } from '../events/change-event.js';
import { recordMedia } from '../events/event.audit.js';
import type { Event } from '../events/event.entity.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { noSuchMedia } from './no-such-media.js';

@Injectable()
export class DeleteMedia {
  constructor(
    private readonly changing: ChangeEvent,
    private readonly uploads: EventUploads,
  ) {}

  /** Deletes those that the event has. @throws DomainError NOT_FOUND when it has none of them; as ChangeEvent does */
  delete(eventId: string, urls: readonly string[]): Promise<Event> {
    return this.changing.change(eventId, async (event, manager) => {
      const [deleted]: [{ url: string }[], number] = await manager.query(
        'DELETE FROM event_media WHERE event_id = $1 AND url = ANY($2) RETURNING url',
        [eventId, urls],
      );
      if (deleted.length === 0) throw noSuchMedia();
      await this.uploads.release(
        manager,
        deleted.map(({ url }) => url),
      );
      await recordMedia(manager, event, `${deleted.length} deleted`);
    });
  }
}
