import { Injectable } from '@nestjs/common';
import { DomainError } from '@rover/platform/http/domain-error';
import pLimit from 'p-limit';
import type { PhotoType } from '../uploads/accepted-types.js';
import { photoRefusal } from './photo-refusal.js';
import { type ProcessedPhoto, processPhoto } from './process-photo.js';

/** How many images are worked on at once: each takes a whole thread of the few in Node's pool. */
const atOnce = 2;
const waitingAtMost = 100;

/** Works on images, two at a time. */
@Injectable()
export class ImageProcessor {
  private readonly limit = pLimit(atOnce);

  /**
   * @throws DomainError UNSUPPORTED_MEDIA_TYPE for what cannot be opened, UNAVAILABLE when too many wait or it takes
   * too long
   */
  process(path: string, format: PhotoType): Promise<ProcessedPhoto> {
    return this.inTurn(() =>
      processPhoto(path, format).catch((cause: unknown) => {
        throw photoRefusal(cause);
      }),
    );
  }

  /** Runs other work on images in its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= waitingAtMost) {
      throw new DomainError('UNAVAILABLE', 'Many photos are being uploaded right now. Please try again in a moment.', {
        retryAfter: 10,
      });
    }
    return this.limit(work);
  }
}
