import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { limits } from '@rover/contracts/limits';
import type { RsvpFields, RsvpRequest, RsvpTokenRequest, RsvpUpdate } from '@rover/contracts/rsvps';
import { CleanText } from '@rover/platform/validation/clean-text';
import { EmailAddress } from '@rover/platform/validation/email-address';
import { OneOf } from '@rover/platform/validation/one-of';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { Uuid } from '@rover/platform/validation/uuid';
import { WholeNumber } from '@rover/platform/validation/whole-number';
import { IsNotEmpty, IsObject, IsString } from 'class-validator';

const name = { label: 'Full name', min: 1, max: limits.personName };
const phone = { label: 'Phone', max: limits.phone };
const guests = { label: 'Guests', ...limits.rsvpGuests };
const requests = { label: 'Special requests', max: limits.specialRequests, multiline: true };

/** The RSVP form. Title and date of the event are not taken from it, but from the event. */
export class RsvpDto implements RsvpRequest {
  @CleanText(name)
  fullName!: string;

  @EmailAddress()
  email!: string;

  @CleanText(phone)
  phone: string = '';

  @WholeNumber(guests)
  guests: number = 1;

  @CleanText(requests)
  specialRequests: string = '';

  @Uuid('The event is not one of ours.')
  eventId!: string;
}

/** The changes that an admin makes to an RSVP: any of these fields. */
export class RsvpChangesDto implements RsvpUpdate {
  @OptionalNotNull()
  @CleanText(name)
  fullName?: string;

  @OptionalNotNull()
  @EmailAddress()
  email?: string;

  @OptionalNotNull()
  @CleanText(phone)
  phone?: string;

  @OptionalNotNull()
  @WholeNumber(guests)
  guests?: number;

  @OptionalNotNull()
  @CleanText(requests)
  specialRequests?: string;

  @OptionalNotNull()
  @OneOf('Status', bookingStatuses)
  status?: BookingStatus;

  @OptionalNotNull()
  @IsObject({ message: 'What was seen must be told by its fields.' })
  seen?: Partial<RsvpFields>;
}

/** The secret of the link in the guest's mail. */
export class RsvpTokenDto implements RsvpTokenRequest {
  @IsNotEmpty({ message: 'The link is not complete.' })
  @IsString({ message: 'The link is not complete.' })
  token!: string;
}
