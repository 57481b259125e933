import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { DomainError, notFound } from '@rover/platform/http/domain-error';
import { DataSource } from 'typeorm';
import { PendingDeletions } from '../deletions/pending-deletions.js';
import { canonicalPath } from './library-path.js';
import { auditedPhoto } from './photo.audit.js';

/** Deletes a photo from the library. */
@Injectable()
export class DeleteFromLibrary {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deletions: PendingDeletions,
  ) {}

  /**
   * The photo is deleted with it: events that show it lose their picture.
   * @param written the photo's address, in whatever form
   * @throws DomainError FORBIDDEN for a photo of the site itself, NOT_FOUND for what is not in the library
   */
  async delete(written: string): Promise<void> {
    const path = canonicalPath(written);
    if (path === '/herophotos' || path?.startsWith('/herophotos/')) {
      throw new DomainError('FORBIDDEN', 'Cannot delete default website photos. These are always available for use.');
    }
    if (!path?.startsWith('/media/') || path.includes('\0')) throw notFound('photo');
    const gone = await this.dataSource.transaction(async (manager) => {
      const [left]: [{ id: string; name: string }[], number] = await manager.query(
        'UPDATE media SET in_library = false WHERE url = $1 AND in_library RETURNING id, name',
        [path],
      );
      const [photo] = left;
      if (!photo) throw notFound('photo');
      await recordChange(manager, 'deleted', auditedPhoto, photo);
      return this.deletions.letGo(manager, left);
    });
    await this.deletions.deleteNow(gone);
  }
}
