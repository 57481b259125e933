import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const triedAgainAfter = '5 minutes';
/** Longer than any of them waits that was put off by this clock: the clock was set back since. */
const clockWasSetBack = '15 minutes';
const triedAtMost = 3;

/** A photo whose AVIF files are to be made. */
export interface AvifJob {
  /** The id of the media. */
  id: string;
  /** The key of the file that its address names. */
  key: string;
  /** In pixels. */
  width: number;
}

/** Which photos still need AVIF files; stored with the photos, so that a restart forgets none. */
@Injectable()
export class AvifQueue {
  constructor(private readonly dataSource: DataSource) {}

  /** Leases the one that has waited longest to this process. After some tries a photo is given up. */
  async take(): Promise<AvifJob | undefined> {
    const [taken]: [{ id: string; url: string; width: number }[], number] = await this.dataSource.query(
      `UPDATE media SET avif_attempts = avif_attempts + 1,
         avif_due_at = CASE WHEN avif_attempts + 1 < $1 THEN now() + $2::interval END
       WHERE id = (
         SELECT id FROM media WHERE avif_due_at <= now() OR avif_due_at > now() + $3::interval
         ORDER BY avif_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, url, width`,
      [triedAtMost, triedAgainAfter, clockWasSetBack],
    );
    const [photo] = taken;
    return photo && { id: photo.id, key: photo.url.slice(1), width: photo.width };
  }

  /** Puts it off where it could not be tried at all: that does not count as a try. */
  async postpone({ id }: AvifJob): Promise<void> {
    await this.dataSource.query(
      'UPDATE media SET avif_due_at = now() + $2::interval, avif_attempts = avif_attempts - 1 WHERE id = $1',
      [id, triedAgainAfter],
    );
  }

  /** Returns it, so that another process can make it at once. */
  async putBack({ id }: AvifJob): Promise<void> {
    await this.dataSource.query(
      'UPDATE media SET avif_due_at = now(), avif_attempts = avif_attempts - 1 WHERE id = $1',
      [id],
    );
  }

  /** @returns whether the photo is still kept */
  async done(id: string): Promise<boolean> {
    const [, kept]: [unknown, number] = await this.dataSource.query(
      'UPDATE media SET avif_due_at = NULL WHERE id = $1',
      [id],
    );
    return kept > 0;
  }
}
