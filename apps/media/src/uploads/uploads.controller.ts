import { Controller, Post, Req } from '@nestjs/common';
import type { InternalUploadAnswer, UploadAnswer } from '@rover/contracts/media';
import { Public } from '@rover/platform/security/public.decorator';
import type { FastifyRequest } from 'fastify';
import type { Media } from '../media/media.entity.js';
import { presentMedia } from '../media/media.presenter.js';
import { KeepUpload } from './keep-upload.js';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: KeepUpload) {}

  @Post('api/admin/upload-media')
  async toLibrary(@Req() request: FastifyRequest): Promise<UploadAnswer> {
    return answerOf(await this.uploads.keep(request, { inLibrary: true }));
  }

  /** For the other services; the gateway does not route it. */
  @Public()
  @Post('internal/uploads')
  async forService(@Req() request: FastifyRequest): Promise<InternalUploadAnswer> {
    return { media: (await this.uploads.keep(request, { inLibrary: false })).map(presentMedia) };
  }
}

function answerOf(kept: Media[]): UploadAnswer {
  const media = kept.map(presentMedia);
  const mediaUrls = media.map(({ url }) => url);
  return { success: true, mediaUrl: mediaUrls[0] ?? '', mediaUrls, media };
}
