import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Bell } from '@rover/platform/background/bell';
import { GoesRounds, Rounds } from '@rover/platform/background/rounds';
import type { FileStore } from '@rover/platform/files/file-store';
import { diskFailure } from '@rover/platform/files/file-store.errors';
import { UploadFolder } from '@rover/platform/files/upload-folder';
import { codeOf } from '@rover/platform/http/error-answer';
import { errorWords } from '@rover/platform/telemetry/error-words';
import { Clearings } from '../clearing/clearings.js';
import { photoKey } from '../media/file-keys.js';
import { FILE_STORE } from '../media/file-store.token.js';
import { type AvifOrder, AvifOrders } from './avif-orders.js';
import { Darkroom } from './darkroom.js';
import { avifOf, photoWidthsOf, printOf } from './develop-photo.js';
import type { Print } from './photo-tools.js';

/** Milliseconds between two looks when the bell does not ring. */
const lookEvery = 30_000;

/**
 * Makes AVIF files of photos: a third smaller than WebP, but a second's work each, so in the background. One photo at a
 * time, so that uploads always find a free place in the darkroom. A photo that is not finished when the service stops
 * is made again at the next start.
 */
@Injectable()
export class AvifMaker extends GoesRounds {
  /** To be rung when a photo is to be made. */
  readonly bell = new Bell();
  private readonly logger = new Logger(AvifMaker.name);
  protected readonly rounds = new Rounds({
    go: () => this.makeNext(),
    failed: (error) => this.logger.warn(`A photo is not made as AVIF: ${errorWords(error)}`),
    bell: this.bell,
    every: lookEvery,
  });

  constructor(
    private readonly orders: AvifOrders,
    private readonly darkroom: Darkroom,
    private readonly folder: UploadFolder,
    private readonly clearings: Clearings,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {
    super();
  }

  private async makeNext(): Promise<void> {
    const order = await this.orders.take();
    if (!order) return;
    const path = this.folder.newPath();
    try {
      await this.make(order, path);
    } catch (error) {
      // If the photo was deleted meanwhile, its new files would stay for ever; those of a photo that is kept are not
      // deleted.
      await this.clearings.giveUp([order.id]);
      // A full disk, a broken connection or too much to do is not the photo's fault.
      if (codeOf(diskFailure(error)) === 'UNAVAILABLE') await this.orders.postpone(order);
      throw error;
    } finally {
      await rm(path, { force: true });
    }
    this.bell.ring();
  }

  private async make(order: AvifOrder, path: string): Promise<void> {
    const { id, key, width } = order;
    const original = await this.files.get(key);
    if (original) {
      await pipeline(original.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const print = await this.darkroom.inTurn(() => printOf(path));
      for (const wanted of photoWidthsOf(width)) {
        if (this.rounds.isStopping) return this.orders.putBack(order);
        await this.put(id, print, wanted);
      }
    }
    const isStillKept = await this.orders.done(id);
    if (!isStillKept) await this.clearings.giveUp([id]);
  }

  private async put(id: string, print: Print, width: number): Promise<void> {
    const content = await this.darkroom.inTurn(() => avifOf(print, width));
    await this.files.put(photoKey(id, width, 'avif'), Readable.from([content]), { contentType: 'image/avif' });
  }
}
