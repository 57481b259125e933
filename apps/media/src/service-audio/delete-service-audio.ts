import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { notFound } from '@rover/platform/http/domain-error';
import type { VipService } from '@rover/venue/vip/vip-services';
import { DataSource } from 'typeorm';
import { PendingDeletions } from '../deletions/pending-deletions.js';
import { auditedServiceAudio } from './service-audio.audit.js';

/** Deletes the recording of a service. */
@Injectable()
export class DeleteServiceAudio {
  constructor(
    private readonly dataSource: DataSource,
    private readonly deletions: PendingDeletions,
  ) {}

  /** @throws DomainError NOT_FOUND when it has none */
  async delete(service: VipService): Promise<void> {
    const gone = await this.dataSource.transaction(async (manager) => {
      const [former]: [{ id: string }[], number] = await manager.query(
        'UPDATE media SET vip_service = NULL WHERE vip_service = $1 RETURNING id',
        [service.id],
      );
      if (former.length === 0) throw notFound('recording');
      await recordChange(manager, 'deleted', auditedServiceAudio, service);
      return this.deletions.letGo(manager, former);
    });
    await this.deletions.deleteNow(gone);
  }
}
