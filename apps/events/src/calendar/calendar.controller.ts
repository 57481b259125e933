import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { Public } from '@rover/platform/security/public.decorator';
import { EventCalendars } from './event-calendars.js';

const contentType = 'text/calendar; charset=utf-8';

@Public()
@Controller()
export class CalendarController {
  constructor(private readonly calendars: EventCalendars) {}

  @Get('api/events/:slug/calendar.ics')
  @Header('content-type', contentType)
  async event(@Param('slug') slug: string, @Res({ passthrough: true }) reply: ReplyHead): Promise<string> {
    const { filename, file } = await this.calendars.ofEvent(slug);
    reply.header('content-disposition', `attachment; filename="${filename}"`);
    return file;
  }

  @Get('events.ics')
  @Header('content-type', contentType)
  @Header('content-disposition', 'inline; filename="events.ics"')
  feed(): Promise<string> {
    return this.calendars.feed();
  }
}
