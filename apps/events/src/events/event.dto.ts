import type { EventInput, EventUpdate } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import { CalendarDay } from '@rover/platform/validation/calendar-day';
import { CleanText } from '@rover/platform/validation/clean-text';
import { MaxBytes } from '@rover/platform/validation/max-bytes';
import { MayBeAbsent } from '@rover/platform/validation/may-be-absent';
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

  @MayBeAbsent()
  @ClockTime('Start time')
  startTime?: string;

  @MayBeAbsent()
  @ClockTime('End time')
  endTime?: string;

  @ValidateIf(({ startTime, endTime }: EventFieldsDto, value) => value !== undefined && !startTime && !endTime)
  @ClockTimes('Time')
  time?: string;

  @MayBeAbsent()
  @CleanText({ label: 'Location', min: 1, max: bounds.location })
  location?: string;

  @MayBeAbsent()
  @WebUrl({ label: 'Location link', max: bounds.url })
  locationUrl?: string;

  @MayBeAbsent()
  @MaxBytes(bounds.extendedDescription, 'The details are too long.')
  @IsString({ message: 'The details must be text.' })
  extendedDescription?: string;

  @MayBeAbsent()
  @WholeNumber({ label: 'Capacity', min: 0, max: bounds.capacity })
  capacity?: number;

  @MayBeAbsent()
  @CleanText({ label: 'Price', max: bounds.price })
  price?: string;

  @MayBeAbsent()
  @WebUrlOrSitePath({ label: 'Image', max: bounds.url })
  image?: string;

  @ValidateIf((_, value) => value !== undefined && value !== null)
  @WebUrlOrSitePath({ label: 'Social image', max: bounds.url })
  socialImage?: string | null;

  @MayBeAbsent()
  @IsBoolean({ message: 'Recurring must be true or false.' })
  recurring?: boolean;

  @MayBeAbsent()
  @IsBoolean({ message: 'Show capacity must be true or false.' })
  showCapacity?: boolean;
}

/** A part of an event: what an update may change. */
export class EventChangesDto extends EventFieldsDto implements EventUpdate {
  @MayBeAbsent()
  @CleanText({ label: 'Title', min: 1, max: bounds.title })
  title?: string;

  @MayBeAbsent()
  @CleanText({ label: 'Description', min: 1, max: bounds.description, multiline: true })
  description?: string;

  @MayBeAbsent()
  @CalendarDay('Date')
  eventDate?: string;

  @MayBeAbsent()
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
