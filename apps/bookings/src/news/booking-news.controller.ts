import { Controller, Get, Headers, Res } from '@nestjs/common';
import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { withEtag } from '@rover/platform/http/entity-tag';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { ReadBookingNews } from './read-booking-news.js';

@Controller('api/admin/booking-news')
export class BookingNewsController {
  constructor(private readonly reading: ReadBookingNews) {}

  @Get()
  async read(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: ReplyHead,
  ): Promise<BookingNewsAnswer | undefined> {
    return withEtag(await this.reading.read(), known, reply);
  }
}
