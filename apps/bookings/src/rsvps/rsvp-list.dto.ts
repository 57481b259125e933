import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { type RsvpListQuery, type RsvpSortField, rsvpSortFields } from '@rover/contracts/rsvps';
import { ListDto } from '@rover/platform/validation/list.dto';
import { OneOf } from '@rover/platform/validation/one-of';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { Uuid } from '@rover/platform/validation/uuid';

/** The query of the admin's list of RSVPs. */
export class RsvpListDto extends ListDto implements RsvpListQuery {
  @OneOf('Status', [...bookingStatuses, 'all'])
  status: BookingStatus | 'all' = 'all';

  @OptionalNotNull()
  @Uuid('The event is not one of ours.')
  eventId?: string;

  @OneOf('Sort', rsvpSortFields)
  sort: RsvpSortField = 'createdAt';
}
