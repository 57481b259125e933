import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EventView } from '@rover/contracts/events';
import { Any, Repository } from 'typeorm';
import { EventMediaItem } from '../media/event-media.entity.js';
import { presentMedia } from '../media/event-media.presenter.js';
import type { Event } from './event.entity.js';
import { presentEvent } from './event.presenter.js';

/** Events as the API shows them, with their media. */
@Injectable()
export class EventViews {
  constructor(@InjectRepository(EventMediaItem) private readonly media: Repository<EventMediaItem>) {}

  async one(event: Event): Promise<EventView> {
    const items = await this.media.find({ where: { eventId: event.id }, order: { position: 'ASC' } });
    return presentEvent(event, presentMedia(items));
  }

  /** In the order in which they are given. One query reads the media of all, however many there are. */
  async all(events: readonly Event[]): Promise<EventView[]> {
    const eventIds = events.map(({ id }) => id);
    const items = await this.media.find({ where: { eventId: Any(eventIds) }, order: { position: 'ASC' } });
    const itemsOf = new Map<string, EventMediaItem[]>(eventIds.map((id) => [id, []]));
    for (const item of items) itemsOf.get(item.eventId)?.push(item);
    return events.map((event) => presentEvent(event, presentMedia(itemsOf.get(event.id) ?? [])));
  }
}
