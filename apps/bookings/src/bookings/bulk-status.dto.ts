import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import type { BulkStatusRequest } from '@rover/contracts/bulk-status';
import { limits } from '@rover/contracts/limits';
import { OneOf } from '@rover/platform/validation/one-of';
import { Uuid } from '@rover/platform/validation/uuid';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';

/** One status for many bookings. */
export class BulkStatusDto implements BulkStatusRequest {
  @Uuid('Bookings must be told by their ids.', { each: true })
  @ArrayMaxSize(limits.bulk, { message: `At most ${limits.bulk} bookings can be changed at once.` })
  @ArrayMinSize(1, { message: 'No booking was chosen.' })
  @IsArray({ message: 'Bookings must be a list.' })
  ids!: string[];

  @OneOf('Status', bookingStatuses)
  status!: BookingStatus;
}
