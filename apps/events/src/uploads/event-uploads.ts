import { Injectable } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';

/**
 * The files that were uploaded for events, and are kept as long as any event shows them: an event that was made as the
 * copy of another shows the other's picture. Files of the library are not among them.
 */
@Injectable()
export class EventUploads {
  constructor(private readonly outbox: Outbox) {}

  /** Files of an upload are shown by an event now. */
  async claim(manager: EntityManager, urls: readonly string[]): Promise<void> {
    if (urls.length === 0) return;
    await manager.query('INSERT INTO event_uploads (url) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [urls]);
    await this.outbox.add(manager, 'media.claimed', { urls: [...urls] });
  }

  /**
   * Media has heard no claim of these: it is told once more of those that there are, and to let go of all others. Whoever
   * releases one of them at this moment waits, so that media is not told of a claim after its end.
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
   * An event is about to show these, or to show them no more: whoever releases one of them at this moment waits, and then
   * keeps it. All at once, and as `release` wants them, so that two who do this wait for each other but once.
   */
  async hold(manager: EntityManager, urls: readonly string[]): Promise<void> {
    if (!urls.some((url) => url.startsWith('/media/'))) return;
    await manager.query('SELECT FROM event_uploads WHERE url = ANY($1) ORDER BY url FOR UPDATE', [urls]);
  }

  /** An event shows these no more, and its rows say so. Those that none shows are let go; all others stay. */
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
