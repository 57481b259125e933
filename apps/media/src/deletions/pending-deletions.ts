import { Inject, Injectable, Logger } from '@nestjs/common';
import { WakeSignal } from '@rover/platform/background/wake-signal';
import type { FileStore } from '@rover/platform/files/file-store';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import pTimeout from 'p-timeout';
import { DataSource, type EntityManager } from 'typeorm';
import { folderOf } from '../media/file-keys.js';
import { FILE_STORE } from '../media/file-store.token.js';
import type { Media } from '../media/media.entity.js';

/** Far longer than any upload takes. */
const uploadIsDeadAfter = '1 hour';
const triedAgainAfter = '5 minutes';
/** A deletion that is due later than this was scheduled before the clock was set back. */
const clockWasSetBack = '2 hours';
/** Milliseconds that an answer waits for files to be deleted. */
const deletedWithin = 1_000;

/** Which files of the file store are to be deleted, and when. */
@Injectable()
export class PendingDeletions {
  /** Notified when something is due. */
  readonly wakeSignal = new WakeSignal();
  private readonly logger = new Logger(PendingDeletions.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  /**
   * Notes that files will be written for media without rows yet: unless they are kept, they are deleted after a while.
   */
  async expect(mediaIds: string[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO clearings (media_id, due_at) SELECT unnest($1::uuid[]), now() + $2::interval`,
      [mediaIds, uploadIsDeadAfter],
    );
  }

  /**
   * Takes that back, in the transaction that keeps the media.
   * @returns whether all of them can still be kept: not if one is due, or is being deleted
   */
  async takeBack(manager: EntityManager, mediaIds: string[]): Promise<boolean> {
    const [, taken]: [unknown, number] = await manager.query(
      'DELETE FROM clearings WHERE media_id = ANY($1::uuid[]) AND due_at > now() + $2::interval',
      [mediaIds, triedAgainAfter],
    );
    return taken === mediaIds.length;
  }

  /**
   * To be called when something no longer uses these media. Deletes those that nothing uses any more: their rows at
   * once, their files as by `schedule`.
   * @returns the ids of those that are deleted
   */
  async letGo(manager: EntityManager, media: readonly Pick<Media, 'id'>[]): Promise<string[]> {
    const [gone]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM media WHERE id = ANY($1::uuid[]) AND NOT in_library AND NOT claimed AND vip_service IS NULL
       RETURNING id`,
      [media.map(({ id }) => id)],
    );
    const ids = gone.map(({ id }) => id);
    await this.schedule(manager, ids);
    return ids;
  }

  /** Makes their files due as soon as `manager`'s transaction is committed. */
  async schedule(manager: Pick<EntityManager, 'query'>, mediaIds: string[]): Promise<void> {
    await manager.query(
      `INSERT INTO clearings (media_id, due_at) SELECT unnest($1::uuid[]), now()
       ON CONFLICT (media_id) DO UPDATE SET due_at = excluded.due_at`,
      [mediaIds],
    );
  }

  /** Makes the files of a failed upload due. If that fails too, they are due when the upload's hour is over. */
  async giveUp(mediaIds: string[]): Promise<void> {
    try {
      await this.schedule(this.dataSource.manager, mediaIds);
      this.wakeSignal.notify();
    } catch (error) {
      this.logger.warn(`The files of a failed upload will be deleted later: ${redactedMessage(error)}`);
    }
  }

  /**
   * Takes deletions that are due, and leases them to this process for a while. They are found once, as an array: of a
   * table that it takes for small PostgreSQL would look them up anew for each row, and take more of them each time.
   * @returns the ids of the media, `atMost` of them
   */
  async due(atMost: number): Promise<string[]> {
    const [due]: [{ media_id: string }[], number] = await this.dataSource.query(
      `UPDATE clearings SET due_at = now() + $2::interval
       WHERE media_id = ANY(ARRAY(
         SELECT media_id FROM clearings WHERE due_at <= now() OR due_at > now() + $3::interval
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING media_id`,
      [atMost, triedAgainAfter, clockWasSetBack],
    );
    return due.map(({ media_id }) => media_id);
  }

  /** Deletes the files before the answer says so. What cannot be deleted, or takes long, stays due. */
  async deleteNow(mediaIds: string[]): Promise<void> {
    await pTimeout(this.deleteEach(mediaIds), { milliseconds: deletedWithin, message: false });
    this.wakeSignal.notify();
  }

  private async deleteEach(mediaIds: string[]): Promise<void> {
    for (const mediaId of mediaIds) {
      await this.deleteFiles(mediaId).catch((error: unknown) => {
        this.logger.warn(`The files of deleted media will be deleted later: ${redactedMessage(error)}`);
      });
    }
  }

  /**
   * Deletes the files at once. The entry stays until that is done, and beyond it when it was scheduled anew meanwhile.
   * Files of media with a row stay: a commit that was given up may have succeeded. So do files without an entry:
   * another process may have seen to it.
   */
  async deleteFiles(mediaId: string): Promise<void> {
    const [pending]: { due_at: string; is_kept: boolean }[] = await this.dataSource.query(
      `SELECT due_at::text, EXISTS (SELECT FROM media WHERE id = media_id) AS is_kept
       FROM clearings WHERE media_id = $1`,
      [mediaId],
    );
    if (pending && !pending.is_kept) {
      for (const key of await this.files.list(folderOf(mediaId))) await this.files.delete(key);
    }
    await this.dataSource.query(
      'DELETE FROM clearings WHERE media_id = $1 AND (due_at = $2::timestamptz OR due_at > now())',
      [mediaId, pending?.due_at],
    );
  }
}
