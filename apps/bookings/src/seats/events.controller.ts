import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '@rover/platform/security/public.decorator';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { EventDirectory } from './event-directory.js';

@Public()
@Controller('internal/events')
export class EventsController {
  constructor(private readonly directory: EventDirectory) {}

  /** For the gateway, before an admin hears that the event is changed. */
  @Post(':id/refresh')
  @HttpCode(200)
  async refresh(@Param('id', UuidPipe) id: string): Promise<{ success: true }> {
    await this.directory.refresh(id);
    return { success: true };
  }
}
