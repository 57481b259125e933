import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { BackgroundWorker, PeriodicTask } from '@rover/platform/background/periodic-task';
import { WakeSignal } from '@rover/platform/background/wake-signal';
import type { FileStore } from '@rover/platform/files/file-store';
import { diskFailure } from '@rover/platform/files/file-store.errors';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import { codeOf } from '@rover/platform/http/error-answer';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { PendingDeletions } from '../deletions/pending-deletions.js';
import { photoKey } from '../media/file-keys.js';
import { FILE_STORE } from '../media/file-store.token.js';
import { type AvifJob, AvifQueue } from './avif-queue.js';
import { ImageProcessor } from './image-processor.js';
import type { RawImage } from './photo-tools.js';
import { avifOf, photoWidthsOf, rawImageOf } from './process-photo.js';

/** Milliseconds between two looks when nothing is signalled. */
const lookEvery = 30_000;

/**
 * Makes AVIF files of photos: a third smaller than WebP, but a second's work each, so in the background. One photo at a
 * time, so that uploads always find a free place in the image processor. A photo that is not finished when the service
 * stops is made again at the next start.
 */
@Injectable()
export class AvifEncoder extends BackgroundWorker {
  /** To be notified when a photo is to be made. */
  readonly wakeSignal = new WakeSignal();
  private readonly logger = new Logger(AvifEncoder.name);
  protected readonly task = new PeriodicTask({
    run: () => this.makeNext(),
    failed: (error) => this.logger.warn(`A photo is not made as AVIF: ${redactedMessage(error)}`),
    wakeSignal: this.wakeSignal,
    every: lookEvery,
  });

  constructor(
    private readonly queue: AvifQueue,
    private readonly imageProcessor: ImageProcessor,
    private readonly folder: UploadFolder,
    private readonly deletions: PendingDeletions,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {
    super();
  }

  private async makeNext(): Promise<void> {
    const job = await this.queue.take();
    if (!job) return;
    const path = this.folder.newPath();
    try {
      await this.make(job, path);
    } catch (error) {
      // If the photo was deleted meanwhile, its new files would stay for ever; those of a photo that is kept are not
      // deleted.
      await this.deletions.giveUp([job.id]);
      // A full disk, a broken connection or too much to do is not the photo's fault.
      if (codeOf(diskFailure(error)) === 'UNAVAILABLE') await this.queue.postpone(job);
      throw error;
    } finally {
      await rm(path, { force: true });
    }
    this.wakeSignal.notify();
  }

  private async make(job: AvifJob, path: string): Promise<void> {
    const { id, key, width } = job;
    const original = await this.files.get(key);
    if (original) {
      await pipeline(original.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const image = await this.imageProcessor.inTurn(() => rawImageOf(path));
      for (const wanted of photoWidthsOf(width)) {
        if (this.task.isStopping) return this.queue.putBack(job);
        await this.put(id, image, wanted);
      }
    }
    const isStillKept = await this.queue.done(id);
    if (!isStillKept) await this.deletions.giveUp([id]);
  }

  private async put(id: string, image: RawImage, width: number): Promise<void> {
    const content = await this.imageProcessor.inTurn(() => avifOf(image, width));
    await this.files.put(photoKey(id, width, 'avif'), Readable.from([content]), { contentType: 'image/avif' });
  }
}
