import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, UseInterceptors } from '@nestjs/common';
import type { DoneAnswer } from '@rover/contracts/done';
import type { EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { IdempotencyKey } from '@rover/platform/idempotency/idempotency-key';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import type { FormPictures } from '../uploads/event-form.js';
import { MultipartInterceptor, Pictures } from '../uploads/multipart.interceptor.js';
import { CreateEvent } from './create-event.js';
import { DeleteEvent } from './delete-event.js';
import { EditEvent } from './edit-event.js';
import { EventChangesDto, NewEventDto } from './event.dto.js';
import { EventViews } from './event-views.js';
import { FindEvents } from './find-events.js';

@Controller('api/admin/events')
export class EventsAdminController {
  constructor(
    private readonly finding: FindEvents,
    private readonly creating: CreateEvent,
    private readonly editing: EditEvent,
    private readonly deleting: DeleteEvent,
    private readonly views: EventViews,
  ) {}

  @Get()
  async list(): Promise<EventView[]> {
    return this.views.all(await this.finding.all());
  }

  @Post()
  @UseInterceptors(MultipartInterceptor)
  async create(
    @Body() event: NewEventDto,
    @Pictures() pictures: FormPictures,
    @IdempotencyKey() key: string | undefined,
  ): Promise<EventView> {
    const id = await this.creating.create(event, pictures, key);
    return this.views.one(await this.finding.byId(id));
  }

  @Put(':id')
  @UseInterceptors(MultipartInterceptor)
  async edit(
    @Param('id', UuidPipe) id: string,
    @Body() changes: EventChangesDto,
    @Pictures() pictures: FormPictures,
  ): Promise<EventUpdateAnswer> {
    return { event: await this.views.one(await this.editing.edit(id, changes, pictures)) };
  }

  @Delete(':id')
  async delete(@Param('id', UuidPipe) id: string): Promise<DoneAnswer> {
    await this.deleting.delete(id);
    return { success: true, message: 'The event is deleted.' };
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(@Param('id', UuidPipe) id: string): Promise<EventUpdateAnswer> {
    return { event: await this.views.one(await this.deleting.restore(id)) };
  }
}
