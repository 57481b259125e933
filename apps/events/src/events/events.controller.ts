import { Controller, Get, Param } from '@nestjs/common';
import type { EventView } from '@rover/contracts/events';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { Public } from '@rover/platform/security/public.decorator';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { presentEvent } from './event.presenter.js';
import { EventsService } from './events.service.js';

@Public()
@Controller()
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get('api/events')
  async list(): Promise<EventView[]> {
    return (await this.events.listPublic()).map(presentEvent);
  }

  @Get('api/events/:slug')
  async show(@Param('slug') slug: string): Promise<EventView> {
    return presentEvent(await this.events.findBySlug(slug));
  }

  /** For bookings, when it meets an event it has not heard of. */
  @Get('internal/events/:id')
  facts(@Param('id', UuidPipe) id: string): Promise<InternalEventAnswer> {
    return this.events.facts(id);
  }
}
