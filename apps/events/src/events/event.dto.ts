import type { EventInput, EventUpdate } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { CalendarDay } from '@rover/platform/validation/calendar-day';
import { CleanText } from '@rover/platform/validation/clean-text';
import { MaxBytes } from '@rover/platform/validation/max-bytes';
import { OptionalNotNull } from '@rover/platform/validation/optional-not-null';
import { WebUrl, WebUrlOrSitePath } from '@rover/platform/validation/web-url';
import { WholeNumber } from '@rover/platform/validation/whole-number';
import { IsBoolean, IsString, ValidateIf } from 'class-validator';
import { ClockTime, ClockTimes, Instant } from './event-time.fields.js';

const bounds = limits.event;

/**
 * The fields that creating and changing an event have in common. An older name of a field is ignored, even if invalid,
 * where the newer one is sent.
 */
abstract class EventFieldsDto {
  @ValidateIf(({ eventDate }: EventChangesDto, value) => value !== undefined && eventDate === undefined)
  @CalendarDay('Date')
  date?: string;

  @OptionalNotNull()
  @ClockTime('Start time')
  startTime?: string;

  @OptionalNotNull()
  @ClockTime('End time')
  endTime?: string;

  @ValidateIf(({ startTime, endTime }: EventFieldsDto, value) => value !== undefined && !startTime && !endTime)
  @ClockTimes('Time')
  time?: string;

  @OptionalNotNull()
  @CleanText({ label: 'Location', min: 1, max: bounds.location })
  location?: string;

  @OptionalNotNull()
  @WebUrl({ label: 'Location link', max: bounds.url })
  locationUrl?: string;

  @OptionalNotNull()
  @MaxBytes(bounds.extendedDescription, 'The details are too long.')
  @IsString({ message: 'The details must be text.' })
  extendedDescription?: string;

  @OptionalNotNull()
  @WholeNumber({ label: 'Capacity', min: 0, max: bounds.capacity })
  capacity?: number;

  @OptionalNotNull()
  @CleanText({ label: 'Price', max: bounds.price })
  price?: string;

  @OptionalNotNull()
  @WebUrlOrSitePath({ label: 'Image', max: bounds.url })
  image?: string;

  @ValidateIf((_, value) => value !== undefined && value !== null)
  @WebUrlOrSitePath({ label: 'Social image', max: bounds.url })
  socialImage?: string | null;

  @OptionalNotNull()
  @IsBoolean({ message: 'Recurring must be true or false.' })
  recurring?: boolean;

  @OptionalNotNull()
  @IsBoolean({ message: 'Show capacity must be true or false.' })
  showCapacity?: boolean;
}

/** A part of an event: what an update may change. */
export class EventChangesDto extends EventFieldsDto implements EventUpdate {
  @OptionalNotNull()
  @CleanText({ label: 'Title', min: 1, max: bounds.title })
  title?: string;

  @OptionalNotNull()
  @CleanText({ label: 'Description', min: 1, max: bounds.description, multiline: true })
  description?: string;

  @OptionalNotNull()
  @CalendarDay('Date')
  eventDate?: string;

  @OptionalNotNull()
  @Instant('The last change')
  updatedAt?: string;
}

/** A whole event: title and description must be there; so must a day, as `eventDate` or `date`. */
export class NewEventDto extends EventFieldsDto implements EventInput {
  @CleanText({ label: 'Title', min: 1, max: bounds.title })
  title!: string;

  @CleanText({ label: 'Description', min: 1, max: bounds.description, multiline: true })
  description!: string;

  @ValidateIf((event: NewEventDto) => event.eventDate !== undefined || event.date === undefined)
  @CalendarDay('Date')
  eventDate?: string;
}
