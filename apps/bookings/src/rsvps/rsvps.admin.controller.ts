import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type { DeletedAnswer } from '@rover/contracts/events';
import type { RsvpListAnswer, RsvpUpdateAnswer } from '@rover/contracts/rsvps';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { DeleteRsvp } from './delete-rsvp.js';
import { EditRsvp } from './edit-rsvp.js';
import { ListRsvps } from './list-rsvps.js';
import { RsvpChangesDto } from './rsvp.dto.js';
import { presentRsvp } from './rsvp.presenter.js';
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

  @Put(':id')
  async edit(@Param('id', UuidPipe) id: string, @Body() changes: RsvpChangesDto): Promise<RsvpUpdateAnswer> {
    return { success: true, rsvp: presentRsvp(await this.editing.edit(id, changes)) };
  }

  @Delete(':id')
  async delete(@Param('id', UuidPipe) id: string): Promise<DeletedAnswer> {
    await this.deleting.delete(id);
    return { success: true, message: 'The RSVP is deleted.' };
  }
}
