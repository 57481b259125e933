import { type BookingStatus, bookingStatuses, type RsvpSortField, rsvpSortFields } from '@rover/contracts/rsvps';

/** Which RSVPs the desk shows, in which order. */
export interface RsvpChoice {
  search: string;
  status: BookingStatus | 'all';
  sort: RsvpSortField;
  order: 'asc' | 'desc';
  /** Counts from 1. */
  page: number;
}

const statuses = ['all', ...bookingStatuses] as const;

/** The choice in the address of the page; what is missing or senseless there is the default. */
export function readRsvpChoice(params: URLSearchParams): RsvpChoice {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    status: statuses.find((status) => status === params.get('status')) ?? 'all',
    sort: rsvpSortFields.find((field) => field === params.get('sort')) ?? 'createdAt',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes a choice into the address of the page; defaults are left out. */
export function writeRsvpChoice(params: URLSearchParams, choice: RsvpChoice): URLSearchParams {
  const defaults = readRsvpChoice(new URLSearchParams());
  const written = new URLSearchParams(params);
  for (const name of Object.keys(defaults) as (keyof RsvpChoice)[]) {
    if (choice[name] === defaults[name]) written.delete(name);
    else written.set(name, String(choice[name]));
  }
  return written;
}

/** The choice after a press on a header: the other way round, or by another field, words from A and figures from the top. */
export function sortedBy(choice: RsvpChoice, field: RsvpSortField): RsvpChoice {
  const words: RsvpSortField[] = ['fullName', 'eventTitle', 'status'];
  const turned = choice.order === 'asc' ? 'desc' : 'asc';
  return {
    ...choice,
    page: 1,
    sort: field,
    order: field === choice.sort ? turned : words.includes(field) ? 'asc' : 'desc',
  };
}
