import { Injectable } from '@nestjs/common';
import { DomainError } from '@rover/platform/http/domain-error';
import pLimit from 'p-limit';
import type { PhotoType } from '../uploads/accepted-types.js';
import { type DevelopedPhoto, developPhoto } from './develop-photo.js';

/** Images take whole threads of the few that Node has for such work. */
const atOnce = 2;
const waitingAtMost = 100;

/** Where images are worked on, two at a time. */
@Injectable()
export class Darkroom {
  private readonly limit = pLimit(atOnce);

  /** @throws DomainError UNSUPPORTED_MEDIA_TYPE for what cannot be opened, UNAVAILABLE when too many wait */
  develop(path: string, format: PhotoType): Promise<DevelopedPhoto> {
    return this.inTurn(() =>
      developPhoto(path, format).catch((cause: unknown) => {
        throw refusal(cause);
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

function refusal(cause: unknown): DomainError {
  const isLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
  const message = isLarge
    ? 'This image has too many pixels. It can have 40 megapixels at most.'
    : 'This image is damaged, or not an image at all.';
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', message, { cause });
}
