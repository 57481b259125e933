import { DomainError } from '@rover/platform/http/domain-error';
import { demandChanges } from '@rover/platform/validation/demand-changes';
import { validationFailed } from '@rover/platform/validation/dto.pipe';
import { eventSpan } from '@rover/venue/events/event-clock';
import { venue } from '@rover/venue/venue';
import type { EventChangesDto } from './event.dto.js';
import type { Event } from './event.entity.js';
import { cleanRichText } from './rich-text.js';

type EditableFields = Pick<
  Event,
  | 'title'
  | 'location'
  | 'locationUrl'
  | 'description'
  | 'extendedDescription'
  | 'capacity'
  | 'price'
  | 'image'
  | 'socialImage'
  | 'recurring'
  | 'showCapacity'
>;
type TimeFields = Pick<Event, 'eventDate' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'>;

/** The values of fields that nobody sends. */
export const eventDefaults = {
  startTime: venue.event.startTime,
  endTime: venue.event.endTime,
  location: venue.event.location,
  locationUrl: venue.event.locationUrl,
  extendedDescription: '',
  capacity: venue.event.capacity,
  price: venue.event.price,
  image: venue.event.image,
  socialImage: null,
  recurring: false,
  showCapacity: true,
} as const;

/** The fields that were sent, ready to be stored. Newer names of a field take precedence over older ones. */
export function editedFields(dto: EventChangesDto): Partial<EditableFields> {
  const { eventDate, date, startTime, endTime, time, updatedAt, extendedDescription, ...fields } = dto;
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (sent.price === '') sent.price = eventDefaults.price;
  return {
    ...sent,
    ...(extendedDescription !== undefined && { extendedDescription: cleanRichText(extendedDescription) }),
  };
}

/** The times of the event after this change, as `eventSpan` reads them. */
export function editedTimes(
  dto: EventChangesDto,
  current: Pick<Event, 'eventDate' | 'startTime' | 'endTime'> | undefined,
): TimeFields {
  const [legacyStart, legacyEnd] = dto.startTime || dto.endTime ? [] : (dto.time?.split(' - ') ?? []);
  const span = eventSpan({
    eventDate: dto.eventDate ?? dto.date ?? current?.eventDate,
    startTime: dto.startTime ?? legacyStart ?? current?.startTime ?? eventDefaults.startTime,
    endTime: dto.endTime ?? legacyEnd ?? current?.endTime ?? eventDefaults.endTime,
  });
  if (!span) throw validationFailed([{ field: 'eventDate', message: 'Date is required.' }]);
  const { eventDate, startTime, endTime, start, end } = span;
  return { eventDate, startTime, endTime, startsAt: start, endsAt: end };
}

/** The pictures that an event shows, besides its media. */
export function picturesOf({ image, socialImage }: Pick<Event, 'image' | 'socialImage'>): string[] {
  return socialImage === null ? [image] : [image, socialImage];
}

/** @throws DomainError VALIDATION_FAILED when not one known field was sent */
export function refuseEmptyChange({ updatedAt: _, ...fields }: EventChangesDto, pictures: object): void {
  demandChanges([...Object.values(fields), ...Object.values(pictures)]);
}

/**
 * @param seenAt the `updatedAt` that the admin saw
 * @throws DomainError CONFLICT when somebody else has edited the event since
 */
export function refuseOverwriting({ editedAt }: Pick<Event, 'editedAt'>, seenAt: string | undefined): void {
  if (seenAt === undefined || editedAt.getTime() <= Date.parse(seenAt)) return;
  throw new DomainError('CONFLICT', 'Somebody else has changed this event meanwhile. Please look at it again.');
}

/**
 * Whether the event has all the values of a change already. False where pictures are sent as files, which cannot be
 * compared.
 */
export function isAlreadyApplied(dto: EventChangesDto, pictures: object, event: Event): boolean {
  const { startsAt: _, endsAt: __, ...times } = editedTimes(dto, event);
  const wanted = Object.entries({ ...editedFields(dto), ...times });
  return Object.keys(pictures).length === 0 && wanted.every(([field, value]) => event[field as keyof Event] === value);
}
