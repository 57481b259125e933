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
import type { VipBookingListAnswer, VipBookingUpdateAnswer } from '@rover/contracts/vip';
import { csvFile } from '@rover/platform/http/csv-file';
import type { ReplyHead } from '@rover/platform/http/reply-head';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { venueToday } from '@rover/venue/events/event-clock';
import { BulkStatusDto } from '../bookings/bulk-status.dto.js';
import { setStatuses } from '../bookings/set-statuses.js';
import { DeleteVipBooking } from './delete-vip-booking.js';
import { EditVipBooking } from './edit-vip-booking.js';
import { ListVipBookings } from './list-vip-bookings.js';
import { VipBookingChangesDto } from './vip-booking.dto.js';
import { presentVipBooking } from './vip-booking.presenter.js';
import { vipBookingColumns } from './vip-booking-file.js';
import { VipBookingListDto } from './vip-booking-list.dto.js';

@Controller('api/admin/vip-bookings')
export class VipAdminController {
  constructor(
    private readonly listing: ListVipBookings,
    private readonly editing: EditVipBooking,
    private readonly deleting: DeleteVipBooking,
  ) {}

  @Get()
  list(@Query() query: VipBookingListDto): Promise<VipBookingListAnswer> {
    return this.listing.list(query);
  }

  @Get('export')
  async export(
    @Query() query: VipBookingListDto,
    @Res({ passthrough: true }) reply: ReplyHead,
  ): Promise<StreamableFile> {
    return csvFile(`vip-bookings-${venueToday()}`, vipBookingColumns, await this.listing.stream(query), reply);
  }

  @Post('status')
  @HttpCode(200)
  setStatuses(@Body() changes: BulkStatusDto): Promise<BulkStatusAnswer> {
    return setStatuses(changes, (id, status) => this.editing.setStatus(id, status));
  }

  @Put(':id')
  async edit(
    @Param('id', UuidPipe) id: string,
    @Body() changes: VipBookingChangesDto,
  ): Promise<VipBookingUpdateAnswer> {
    return { success: true, booking: presentVipBooking(await this.editing.edit(id, changes)) };
  }

  @Delete(':id')
  async delete(@Param('id', UuidPipe) id: string): Promise<DoneAnswer> {
    await this.deleting.delete(id);
    return { success: true, message: 'The VIP booking is deleted.' };
  }
}
