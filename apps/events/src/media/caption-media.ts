import { Injectable } from '@nestjs/common';
import { ChangeEvent } from '../events/change-event.js';
import { recordMedia } from '../events/event.audit.js';
import type { Event } from '../events/event.entity.js';
import { EventMediaItem } from './event-media.entity.js';
import { noSuchMedia } from './no-such-media.js';

@Injectable()
export class CaptionMedia {
  constructor(private readonly changing: ChangeEvent) {}

  /** @throws DomainError NOT_FOUND when the event has no such item; as ChangeEvent does */
  caption(eventId: string, url: string, caption: string): Promise<Event> {
    return this.changing.change(eventId, async (event, manager) => {
      const item = await manager.findOneBy(EventMediaItem, { eventId, url });
      if (!item) throw noSuchMedia();
      if (item.caption === caption) return;
      await manager.update(EventMediaItem, { eventId, url }, { caption });
      await recordMedia(manager, event, 'a caption changed');
    });
  }
}
