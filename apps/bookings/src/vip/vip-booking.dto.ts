import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { limits } from '@rover/contracts/limits';
import {
  eventTypes,
  type VipBookingFields,
  type VipBookingRequest,
  type VipBookingUpdate,
  type VipEventType,
  type VipLocation,
  vipLocations,
} from '@rover/contracts/vip';
import { CalendarDay } from '@rover/platform/validation/calendar-day';
import { CleanText } from '@rover/platform/validation/clean-text';
import { EmailAddress } from '@rover/platform/validation/email-address';
import { OneOf } from '@rover/platform/validation/one-of';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { WholeNumber } from '@rover/platform/validation/whole-number';
import { IsIn, IsObject } from 'class-validator';

const name = { label: 'Full name', min: 1, max: limits.personName };
const phone = { label: 'Phone number', min: 1, max: limits.phone };
const guests = { label: 'Number of guests', ...limits.vipGuests };
const requests = { label: 'Special requests', max: limits.specialRequests, multiline: true };
const source = { label: 'Button source', max: limits.buttonSource };

/** One of the four, or '' where the host does not mind. */
const Location = () =>
  IsIn([...vipLocations, ''], { message: `Location must be one of ${vipLocations.join(', ')}, or left out.` });

/** The VIP form. */
export class VipBookingDto implements VipBookingRequest {
  @CleanText(name)
  hostName!: string;

  @EmailAddress()
  hostEmail!: string;

  @CleanText(phone)
  hostPhone!: string;

  @OneOf('Event type', eventTypes)
  eventType!: VipEventType;

  @CalendarDay('Preferred date')
  eventDate!: string;

  @WholeNumber(guests)
  guestCount!: number;

  @Location()
  eventLocation: VipLocation | '' = '';

  @CleanText(requests)
  specialRequests: string = '';

  @CleanText(source)
  buttonSource: string = '';
}

/** The changes that an admin makes to a VIP booking: any of these fields. */
export class VipBookingChangesDto implements VipBookingUpdate {
  @OptionalNotNull()
  @CleanText(name)
  hostName?: string;

  @OptionalNotNull()
  @EmailAddress()
  hostEmail?: string;

  @OptionalNotNull()
  @CleanText(phone)
  hostPhone?: string;

  @OptionalNotNull()
  @OneOf('Event type', eventTypes)
  eventType?: VipEventType;

  @OptionalNotNull()
  @CalendarDay('Date')
  eventDate?: string;

  @OptionalNotNull()
  @WholeNumber(guests)
  guestCount?: number;

  @OptionalNotNull()
  @Location()
  eventLocation?: VipLocation | '';

  @OptionalNotNull()
  @CleanText(requests)
  specialRequests?: string;

  @OptionalNotNull()
  @OneOf('Status', bookingStatuses)
  status?: BookingStatus;

  @OptionalNotNull()
  @IsObject({ message: 'What was seen must be told by its fields.' })
  seen?: Partial<VipBookingFields>;
}
