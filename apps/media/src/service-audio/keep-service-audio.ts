import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { DomainError } from '@rover/platform/http/domain-error';
import { validationFailed } from '@rover/platform/validation/dto.pipe';
import type { VipService } from '@rover/venue/vip/vip-services';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { PendingDeletions } from '../deletions/pending-deletions.js';
import { KeepUpload } from '../uploads/keep-upload.js';
import type { ReceivedFile } from '../uploads/upload-receiver.js';
import { auditedServiceAudio } from './service-audio.audit.js';

/** Stores an admin's recording for a service, in place of the one before. */
@Injectable()
export class KeepServiceAudio {
  constructor(
    private readonly uploads: KeepUpload,
    private readonly deletions: PendingDeletions,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The old recording is served until the new one is complete. If the process ends in between, the new one belongs to
   * nothing, and is deleted as UnclaimedUploads says.
   * @returns the address of the recording
   * @throws DomainError as KeepUpload does; UNSUPPORTED_MEDIA_TYPE for what is not a sound
   */
  async keep(service: VipService, request: FastifyRequest): Promise<string> {
    const [recording] = await this.uploads.keep(request, { inLibrary: false, check: isOneSound });
    if (!recording) throw oneFile();
    await this.dataSource.transaction((manager) => this.replace(manager, service, recording.id));
    this.deletions.wakeSignal.notify();
    return recording.url;
  }

  /** Of two that are stored at once, the later one stays. */
  private async replace(manager: EntityManager, recorded: VipService, mediaId: string): Promise<void> {
    const { id: service } = recorded;
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('vip-service ' || $1))`, [service]);
    const [former]: [{ id: string }[], number] = await manager.query(
      'UPDATE media SET vip_service = NULL WHERE vip_service = $1 RETURNING id',
      [service],
    );
    await manager.query('UPDATE media SET vip_service = $1 WHERE id = $2', [service, mediaId]);
    await recordChange(manager, former.length > 0 ? 'updated' : 'created', auditedServiceAudio, recorded);
    await this.deletions.letGo(manager, former);
  }
}

function isOneSound(received: ReceivedFile[]): void {
  if (received.length > 1) throw oneFile();
  if (received.some(({ type }) => type.kind !== 'audio')) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'This is not a sound. It can be MP3, WAV, M4A, OGG or WebM.');
  }
}

function oneFile(): DomainError {
  return validationFailed([{ field: 'media', message: 'Please choose one file.' }]);
}
