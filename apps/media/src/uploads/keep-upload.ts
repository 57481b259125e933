import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordChange } from '@rover/platform/audit/record-change';
import { DomainError } from '@rover/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { PendingDeletions } from '../deletions/pending-deletions.js';
import { auditedPhoto } from '../library/photo.audit.js';
import { Media } from '../media/media.entity.js';
import { AvifEncoder } from '../photos/avif-encoder.js';
import { type StoredUpload, StoreFiles } from './store-files.js';
import { countUploads } from './upload-metrics.js';
import { type ReceivedFile, UploadReceiver } from './upload-receiver.js';

/** How an upload is kept. */
interface Terms {
  /**
   * Whether it is in the library until it is deleted there. Another upload is deleted when nobody claims it in a day
   * and events has no use for it.
   */
  inLibrary: boolean;
  /** Throws for files that shall not be kept, before they are. */
  check?: (received: ReceivedFile[]) => void;
}

/** Keeps uploads: all files of a request, or none. Their bytes are in the file store before their rows are written. */
@Injectable()
export class KeepUpload {
  constructor(
    private readonly receiver: UploadReceiver,
    private readonly store: StoreFiles,
    private readonly deletions: PendingDeletions,
    private readonly avifEncoder: AvifEncoder,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @returns in the order in which they were sent
   * @throws DomainError as UploadReceiver and ImageProcessor do; UNAVAILABLE when there is no room; what `check` throws
   */
  keep(request: FastifyRequest, { inLibrary, check }: Terms): Promise<Media[]> {
    return this.receiver.receive(request, async (received) => {
      check?.(received);
      return this.keepAll(received, inLibrary);
    });
  }

  private async keepAll(received: ReceivedFile[], inLibrary: boolean): Promise<Media[]> {
    const named = received.map((file) => ({ id: randomUUID(), file }));
    const ids = named.map(({ id }) => id);
    await this.deletions.expect(ids);
    const storing = named.map(({ id, file }) => this.store.put(id, file));
    try {
      const stored = await Promise.all(storing);
      const kept = await this.remember(ids, stored, inLibrary);
      this.avifEncoder.wakeSignal.notify();
      countUploads(kept);
      return kept;
    } catch (error) {
      // The answer does not wait for those that are still being stored; their files are deleted afterwards.
      void Promise.allSettled(storing).then(() => this.deletions.giveUp(ids));
      throw error;
    }
  }

  private async remember(ids: string[], stored: StoredUpload[], inLibrary: boolean): Promise<Media[]> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.deletions.takeBack(manager, ids))) {
        throw new DomainError('UNAVAILABLE', 'Keeping this upload took too long. Please try again.');
      }
      const kept = await manager.save(
        Media,
        stored.map((file) => manager.create(Media, { ...file, inLibrary })),
      );
      if (inLibrary) for (const photo of kept) await recordChange(manager, 'created', auditedPhoto, photo);
      return kept;
    });
  }
}
