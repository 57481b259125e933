import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { type VipBookingListQuery, type VipSortField, vipSortFields } from '@rover/contracts/vip';
import { ListDto } from '@rover/platform/validation/list.dto';
import { OneOf } from '@rover/platform/validation/one-of';

/** The query of the admin's list of VIP bookings. */
export class VipBookingListDto extends ListDto implements VipBookingListQuery {
  @OneOf('Status', [...bookingStatuses, 'all'])
  status: BookingStatus | 'all' = 'all';

  @OneOf('Sort', vipSortFields)
  sort: VipSortField = 'createdAt';
}
