import { Injectable } from '@nestjs/common';
import type { EventMedia } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import type { MediaKind, StoredMedia } from '@rover/contracts/media';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { ChangeEvent } from '../events/change-event.js';
import { recordMedia } from '../events/event.audit.js';
import type { Event } from '../events/event.entity.js';
import { EventUploads } from '../uploads/event-uploads.js';
import { EventMediaItem } from './event-media.entity.js';
import { MediaForms } from './media-forms.js';

const { perEvent } = limits.media;

const listOf = { image: 'images', video: 'videos', audio: 'voiceNotes' } as const satisfies Record<
  MediaKind,
  keyof EventMedia
>;

/** An admin adds photos, videos and sounds to an event. They are streamed on to the media service. */
@Injectable()
export class AddMedia {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: MediaForms,
    private readonly changing: ChangeEvent,
    private readonly uploads: EventUploads,
  ) {}

  /**
   * @throws DomainError NOT_FOUND and CONFLICT (no room for more), before a byte is passed on; what the media service
   * refuses, in its words. What was kept and could not be added, the media service deletes by itself.
   */
  async add(id: string, request: FastifyRequest): Promise<Event> {
    await refuseMore(this.dataSource.manager, id, 1);
    const { caption, media } = await this.forms.passOn(request);
    return this.changing.change(id, async (event, manager) => {
      await refuseMore(manager, id, media.length);
      await manager.insert(
        EventMediaItem,
        media.map((item) => itemOf(id, item, caption)),
      );
      await this.uploads.claim(
        manager,
        media.map(({ url }) => url),
      );
      await recordMedia(manager, event, `${media.length} added`);
    });
  }
}

function itemOf(eventId: string, { url, kind, placeholder }: StoredMedia, caption: string): Partial<EventMediaItem> {
  return { eventId, url, list: listOf[kind], caption, placeholder };
}

async function refuseMore(manager: EntityManager, eventId: string, more: number): Promise<void> {
  const [event]: { kept: number }[] = await manager.query(
    'SELECT (SELECT count(*) FROM event_media WHERE event_id = events.id)::integer AS kept FROM events WHERE id = $1 AND deleted_at IS NULL',
    [eventId],
  );
  if (!event) throw notFound('event');
  if (event.kept + more > perEvent) {
    throw new DomainError('CONFLICT', `An event can have at most ${perEvent} photos, videos and recordings.`);
  }
}
