import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import type { BulkStatusAnswer } from '@rover/contracts/bulk-status';
import type { DoneAnswer } from '@rover/contracts/done';
import type { RsvpListAnswer, RsvpUpdateAnswer } from '@rover/contracts/rsvps';
import { csvFile } from '@rover/platform/http/csv-file';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { venueToday } from '@rover/venue/events/event-clock';
import { BulkStatusDto } from '../bookings/bulk-status.dto.js';
import { setStatuses } from '../bookings/set-statuses.js';
import { DeleteRsvp } from './delete-rsvp.js';
import { EditRsvp } from './edit-rsvp.js';
import { ListRsvps } from './list-rsvps.js';
import { RsvpChangesDto } from './rsvp.dto.js';
import { presentRsvp } from './rsvp.presenter.js';
import { rsvpColumns } from './rsvp-file.js';
import { RsvpListDto } from './rsvp-list.dto.js';

@Controller('api/admin/rsvp-bookings')
export class RsvpsAdminController {
  constructor(
    private readonly listing: ListRsvps,
    private readonly editing: EditRsvp,
    private readonly deleting: DeleteRsvp,
  ) {}

  @Get()
  list(@Query() query: RsvpListDto): Promise<RsvpListAnswer> {
    return this.listing.list(query);
  }

  @Get('export')
  async export(@Query() query: RsvpListDto, @Res({ passthrough: true }) reply: ReplyHead): Promise<StreamableFile> {
    return csvFile(`rsvp-bookings-${venueToday()}`, rsvpColumns, await this.listing.stream(query), reply);
  }

  @Post('status')
  @HttpCode(200)
  setStatuses(@Body() changes: BulkStatusDto): Promise<BulkStatusAnswer> {
    return setStatuses(changes, (id, status) => this.editing.setStatus(id, status));
  }

  @Put(':id')
  async edit(@Param('id', UuidPipe) id: string, @Body() changes: RsvpChangesDto): Promise<RsvpUpdateAnswer> {
    return { success: true, rsvp: presentRsvp(await this.editing.edit(id, changes)) };
  }

  @Delete(':id')
  async delete(@Param('id', UuidPipe) id: string): Promise<DoneAnswer> {
    await this.deleting.delete(id);
    return { success: true, message: 'The RSVP is deleted.' };
  }
}
