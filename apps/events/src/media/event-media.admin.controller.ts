import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import type { FastifyRequest } from 'fastify';
import type { Event } from '../events/event.entity.js';
import { EventViews } from '../events/event-views.js';
import { AddMedia } from './add-media.js';
import { CaptionMedia } from './caption-media.js';
import { DeleteMedia } from './delete-media.js';
import { CaptionDto, DeleteMediaDto } from './event-media.dto.js';

@Controller('api/admin/events/:id/media')
export class EventMediaAdminController {
  constructor(
    private readonly adding: AddMedia,
    private readonly captioning: CaptionMedia,
    private readonly deleting: DeleteMedia,
    private readonly views: EventViews,
  ) {}

  @Post()
  async add(@Param('id', UuidPipe) id: string, @Req() request: FastifyRequest): Promise<EventMediaAnswer> {
    return this.present(await this.adding.add(id, request));
  }

  @Put(':url/caption')
  async caption(
    @Param('id', UuidPipe) id: string,
    @Param('url') url: string,
    @Body() { caption }: CaptionDto,
  ): Promise<EventMediaAnswer> {
    return this.present(await this.captioning.caption(id, url, caption));
  }

  @Delete(':url')
  async delete(@Param('id', UuidPipe) id: string, @Param('url') url: string): Promise<EventMediaAnswer> {
    return this.present(await this.deleting.delete(id, [url]));
  }

  @Delete()
  async deleteMany(
    @Param('id', UuidPipe) id: string,
    @Body() { mediaUrls }: DeleteMediaDto,
  ): Promise<EventMediaAnswer> {
    return this.present(await this.deleting.delete(id, mediaUrls));
  }

  private async present(changed: Event): Promise<EventMediaAnswer> {
    const event = await this.views.one(changed);
    return { success: true, media: event.media, event };
  }
}
