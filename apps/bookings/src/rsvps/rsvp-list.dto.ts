import { limits } from '@rover/contracts/limits';
import type { SortOrder } from '@rover/contracts/paging';
import {
  type BookingStatus,
  bookingStatuses,
  type RsvpListQuery,
  type RsvpSortField,
  rsvpSortFields,
} from '@rover/contracts/rsvps';
import { CleanText } from '@rover/platform/validation/clean-text';
import { MayBeAbsent } from '@rover/platform/validation/may-be-absent';
import { WholeNumber } from '@rover/platform/validation/whole-number';
import { IsIn, IsUUID } from 'class-validator';

const { defaultSize, maxSize } = limits.page;
const lastPage = 1_000_000;
const statuses = [...bookingStatuses, 'all'] as const;
const orders: readonly SortOrder[] = ['asc', 'desc'];

const oneOf = (label: string, choices: readonly string[]) =>
  IsIn(choices, { message: `${label} must be one of ${choices.join(', ')}.` });

/** What an admin asks the list for; the newest 500 when nothing is said. */
export class RsvpListDto implements RsvpListQuery {
  @CleanText({ label: 'Search', max: limits.search })
  search: string = '';

  @oneOf('Status', statuses)
  status: BookingStatus | 'all' = 'all';

  @MayBeAbsent()
  @IsUUID(undefined, { message: 'The event is not one of ours.' })
  eventId?: string;

  @oneOf('Sort', rsvpSortFields)
  sort: RsvpSortField = 'createdAt';

  @oneOf('Order', orders)
  order: SortOrder = 'desc';

  @WholeNumber({ label: 'Page', min: 1, max: lastPage })
  page: number = 1;

  @WholeNumber({ label: 'Page size', min: 1, max: maxSize })
  pageSize: number = defaultSize;
}
