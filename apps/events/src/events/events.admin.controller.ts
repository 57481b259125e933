import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import type { DeletedAnswer, EventUpdateAnswer, EventView } from '@rover/contracts/events';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { EventChangesDto, NewEventDto } from './event.dto.js';
import { presentEvent } from './event.presenter.js';
import { EventsService } from './events.service.js';

@Controller('api/admin/events')
export class EventsAdminController {
  constructor(private readonly events: EventsService) {}

  @Get()
  async list(): Promise<EventView[]> {
    return (await this.events.listAll()).map(presentEvent);
  }

  @Post()
  async create(@Body() event: NewEventDto): Promise<EventView> {
    return presentEvent(await this.events.create(event));
  }

  @Put(':id')
  async update(@Param('id', UuidPipe) id: string, @Body() changes: EventChangesDto): Promise<EventUpdateAnswer> {
    return { event: presentEvent(await this.events.update(id, changes)) };
  }

  @Delete(':id')
  async remove(@Param('id', UuidPipe) id: string): Promise<DeletedAnswer> {
    await this.events.remove(id);
    return { success: true, message: 'The event is deleted.' };
  }
}
