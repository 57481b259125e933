import { Controller, Get, Param } from '@nestjs/common';
import type { EventView } from '@rover/contracts/events';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { Public } from '@rover/platform/security/public.decorator';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { presentFacts } from './event.presenter.js';
import { EventViews } from './event-views.js';
import { FindEvents } from './find-events.js';

@Public()
@Controller()
export class EventsController {
  constructor(
    private readonly finding: FindEvents,
    private readonly views: EventViews,
  ) {}

  @Get('api/events')
  async list(): Promise<EventView[]> {
    return this.views.all(await this.finding.public());
  }

  @Get('api/events/:slug')
  async show(@Param('slug') slug: string): Promise<EventView> {
    return this.views.one(await this.finding.bySlug(slug));
  }

  /** For bookings, when it meets an event it does not know, or has to fetch one again. */
  @Get('internal/events/:id')
  async facts(@Param('id', UuidPipe) id: string): Promise<InternalEventAnswer> {
    const event = await this.finding.evenDeleted(id);
    return { ...presentFacts(event), ...(event.deletedAt && { deleted: true }) };
  }
}
