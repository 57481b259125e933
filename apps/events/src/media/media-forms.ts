import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { StoredMedia } from '@rover/contracts/media';
import { formFailure } from '@rover/platform/files/form-failure';
import { DomainError } from '@rover/platform/http/domain-error';
import { DtoPipe } from '@rover/platform/validation/dto.pipe';
import type { FastifyRequest } from 'fastify';
import { formFieldLimits } from '../uploads/form-limits.js';
import { MediaClient } from '../uploads/media-client.js';
import { CaptionDto } from './event-media.dto.js';

/**
 * Forms of `media` files and a `caption`. They are streamed to the media service while this one reads the caption
 * along.
 */
@Injectable()
export class MediaForms {
  constructor(private readonly media: MediaClient) {}

  /** Streams the form to the media service as it comes; no file is ever held here. */
  async passOn(request: FastifyRequest): Promise<{ caption: string; media: StoredMedia[] }> {
    if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the files as a form.');
    const contentType = request.headers['content-type'] ?? '';
    if (!/;\s*boundary=/i.test(contentType)) throw formFailure(new Error('no boundary'));
    const reading = captionIn(request).then(
      (caption) => ({ caption }),
      (error: unknown) => ({ error: formFailure(error) }),
    );
    const copy = copyOf(request);
    const media = await this.media.storeForm(copy, contentType).finally(() => copy.destroy());
    const read = await reading;
    if ('error' in read) throw read.error;
    return { caption: read.caption, media };
  }
}

async function captionIn(request: FastifyRequest): Promise<string> {
  let caption: unknown = '';
  for await (const part of request.parts({ limits: formFieldLimits })) {
    if (part.type === 'file') part.file.resume();
    else if (part.fieldname === 'caption') caption = part.value;
  }
  const dto = await new DtoPipe().transform({ caption }, { type: 'body', metatype: CaptionDto });
  return (dto as CaptionDto).caption;
}

/**
 * A copy of the body for a second reader. When that one stops reading, the rest still flows, so that the answer
 * arrives.
 */
function copyOf({ raw }: FastifyRequest): PassThrough {
  const copy = new PassThrough();
  raw.on('close', () => {
    if (!raw.readableEnded) copy.destroy(new DomainError('MALFORMED', 'The upload was broken off.'));
  });
  copy.on('close', () => raw.unpipe(copy).resume());
  return raw.pipe(copy);
}
