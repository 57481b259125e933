import { Controller, Get, Param } from '@nestjs/common';
import type { DoorListAnswer } from '@rover/contracts/door-list';
import { UuidPipe } from '@rover/platform/validation/uuid.pipe';
import { ReadDoorList } from './read-door-list.js';

@Controller('api/admin/rsvp-bookings/door-list')
export class DoorController {
  constructor(private readonly reading: ReadDoorList) {}

  @Get(':eventId')
  read(@Param('eventId', UuidPipe) eventId: string): Promise<DoorListAnswer> {
    return this.reading.read(eventId);
  }
}
