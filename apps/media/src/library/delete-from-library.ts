import { Injectable, Logger } from '@nestjs/common';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import { DataSource } from 'typeorm';
import { Clearings } from '../clearing/clearings.js';
import { pathMeant } from './library-path.js';

/** Takes a photo out of the library. */
@Injectable()
export class DeleteFromLibrary {
  private readonly logger = new Logger(DeleteFromLibrary.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clearings: Clearings,
  ) {}

  /**
   * The photo itself goes with it, unless an event shows it; then it goes when no event does any more.
   * @param written the photo's address, in whatever form
   * @throws DomainError FORBIDDEN for a photo of the site itself, NOT_FOUND for what is not in the library
   */
  async delete(written: string): Promise<void> {
    const path = pathMeant(written);
    if (path === '/herophotos' || path?.startsWith('/herophotos/')) {
      throw new DomainError('FORBIDDEN', 'Cannot delete default website photos. These are always available for use.');
    }
    if (!path?.startsWith('/media/') || path.includes('\0')) throw notFound('photo');
    const mediaId = await this.dataSource.transaction(async (manager) => {
      const [left]: [{ id: string; claimed: boolean }[], number] = await manager.query(
        'UPDATE media SET in_library = false WHERE url = $1 AND in_library RETURNING id, claimed',
        [path],
      );
      const [photo] = left;
      if (!photo) throw notFound('photo');
      if (photo.claimed) return undefined;
      await manager.query('DELETE FROM media WHERE id = $1', [photo.id]);
      await this.clearings.order(manager, [photo.id]);
      return photo.id;
    });
    if (mediaId) await this.clearNow(mediaId);
  }

  /** So that the photo is gone when the answer says so. Where that fails, the order stands. */
  private async clearNow(mediaId: string): Promise<void> {
    await this.clearings.clear(mediaId).catch((error: unknown) => {
      this.logger.warn(`A deleted photo is cleared away later: ${error}`);
    });
  }
}
