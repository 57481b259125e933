import { Transform, type TransformCallback } from 'node:stream';
import { DomainError } from '@rover/platform/http/domain-error';
import { fileTypeFromBuffer } from 'file-type';
import { acceptedType, unsupported } from './accepted-types.js';

export interface SizeLimits {
  /** The most bytes of an image. */
  image: number;
  /** The most bytes of a video or a sound. */
  recording: number;
}

/** So many first bytes are enough for file-type to recognise most files. */
const tells = 4_100;

/**
 * Passes a file through and counts its bytes. A file whose first bytes show a type that is not accepted is refused at
 * once, and an image as soon as it has more bytes than an image may.
 */
export class ByteMeter extends Transform {
  bytes = 0;
  private readonly head: Buffer[] = [];
  private isKnown = false;
  private most: number;

  constructor(private readonly limits: SizeLimits) {
    super();
    this.most = Math.max(limits.image, limits.recording);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.consider(chunk).then(
      () => done(null, chunk),
      (error: Error) => done(error),
    );
  }

  private async consider(chunk: Buffer): Promise<void> {
    if (!this.isKnown) {
      this.head.push(chunk);
      if (this.bytes >= tells) await this.look();
    }
    if (this.bytes > this.most) throw tooLarge(this.most);
  }

  private async look(): Promise<void> {
    this.isKnown = true;
    const found = await fileTypeFromBuffer(Buffer.concat(this.head.splice(0)));
    const type = acceptedType(found?.mime);
    if (found && !type) throw unsupported();
    if (type) this.most = type.kind === 'image' ? this.limits.image : this.limits.recording;
  }
}

export function tooLarge(most: number): DomainError {
  const megabytes = most / (1024 * 1024);
  return new DomainError('BODY_TOO_LARGE', `This file is too large. It can be ${megabytes} MB at most.`);
}
