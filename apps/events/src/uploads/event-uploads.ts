import { Injectable } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';

/**
 * The files that were uploaded for events. They are kept as long as any event shows them: a copy of an event shows the
 * pictures of the original. Files of the library are not among them.
 */
@Injectable()
export class EventUploads {
  constructor(private readonly outbox: Outbox) {}

  /** Tells media that an event shows these files now. */
  async claim(manager: EntityManager, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    await manager.query('INSERT INTO event_uploads (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [urls]);
    await this.outbox.add(manager, 'media.claimed', { urls: [...urls] });
  }

  /**
   * Answers media about files that it has heard no claim of: claims again those that an event shows, and releases all
   * others. Concurrent releases of these files wait, so that media does not get a claim after its release.
   */
  async answer(manager: EntityManager, urls: readonly string[]): Promise<void> {
    const held: { url: string }[] = await manager.query(
      'SELECT url FROM event_uploads WHERE url = ANY($1) ORDER BY url FOR SHARE',
      [urls],
    );
    const claimed = held.map(({ url }) => url);
    const released = urls.filter((url) => !claimed.includes(url));
    if (claimed.length > 0) await this.outbox.add(manager, 'media.claimed', { urls: claimed });
    if (released.length > 0) await this.outbox.add(manager, 'media.released', { urls: released });
  }

  /**
   * To be called before an event shows these files, or no longer shows them: a concurrent release of one of them waits,
   * and then keeps it. Locks all at once, and in the order of `release`, so that two callers cannot deadlock.
   */
  async hold(manager: EntityManager, urls: readonly string[]): Promise<void> {
    if (!urls.some((url) => url.startsWith('/media/'))) return;
    await manager.query('SELECT FROM event_uploads WHERE url = ANY($1) ORDER BY url FOR UPDATE', [urls]);
  }

  /**
   * To be called when an event no longer shows these files, and its rows say so. Releases those that no event shows;
   * all others stay.
   */
  async release(manager: EntityManager, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    await manager.query('SELECT FROM event_uploads WHERE url = ANY($1) ORDER BY url FOR UPDATE', [urls]);
    const [released]: [{ url: string }[], number] = await manager.query(
      `DELETE FROM event_uploads AS upload
       WHERE url = ANY($1)
         AND NOT EXISTS (SELECT FROM events WHERE image = upload.url)
         AND NOT EXISTS (SELECT FROM events WHERE social_image = upload.url)
         AND NOT EXISTS (SELECT FROM event_media WHERE event_media.url = upload.url)
       RETURNING url`,
      [urls],
    );
    if (released.length === 0) return;
    await this.outbox.add(manager, 'media.released', { urls: released.map(({ url }) => url) });
  }
}
