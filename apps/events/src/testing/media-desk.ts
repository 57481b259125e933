import type { ErrorAnswer } from '@rover/contracts/errors';
import type { EventMedia, EventView } from '@rover/contracts/events';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { type Answer, filesForm, OpenEvents } from './open-events.js';

/** What was asked for, or why not: a spec looks at the status first. */
type MediaOrRefusal = Omit<EventMediaAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

type MediaReply = Promise<Answer<MediaOrRefusal>>;

/** Where admins add, caption and delete the media of events, in a service of its own. */
export class MediaDesk {
  private constructor(readonly events: OpenEvents) {}

  static async open(): Promise<MediaDesk> {
    return new MediaDesk(await OpenEvents.open());
  }

  close(): Promise<void> {
    return this.events.close();
  }

  add(id: string, types: string[], fields: Record<string, string> = {}): MediaReply {
    return this.events.asAdmin('POST', `/api/admin/events/${id}/media`, filesForm(types, fields));
  }

  caption(id: string, url: string, caption: unknown): MediaReply {
    return this.events.asAdmin('PUT', `${pathOf(id, url)}/caption`, { caption });
  }

  remove(id: string, url: string): MediaReply {
    return this.events.asAdmin('DELETE', pathOf(id, url));
  }

  removeMany(id: string, mediaUrls: unknown): MediaReply {
    return this.events.asAdmin('DELETE', `/api/admin/events/${id}/media`, { mediaUrls });
  }

  /** The event as guests see it. */
  async shown(slug: string): Promise<EventView> {
    return (await this.events.call<EventView>('GET', `/api/events/${slug}`)).body;
  }

  /** An event with so many photos, and their addresses. */
  async anEventWith(photos: number): Promise<{ event: EventView; urls: string[] }> {
    const event = await this.events.event();
    const { body } = await this.add(event.id, Array(photos).fill('image/jpeg'));
    return { event, urls: urlsOf(body.media) };
  }
}

export const nothing: EventMedia = { images: [], videos: [], voiceNotes: [], additionalContent: [] };

export function urlsOf({ images }: EventMedia): string[] {
  return images.map(({ url }) => url);
}

/** The status, and the code of an error. */
export function outcome({ status, body }: Answer<MediaOrRefusal>): [number, string] {
  return [status, body.code];
}

function pathOf(id: string, url: string): string {
  return `/api/admin/events/${id}/media/${encodeURIComponent(url)}`;
}
