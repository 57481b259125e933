import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listRsvps } from './api/list-rsvps.js';
import type { RsvpChoice } from './rsvp-choice.js';

/** Every query about RSVPs begins with it. */
export const rsvpsKey = ['rsvps'] as const;

/** Rows of one page. */
export const rsvpPageSize = 50;

export const rsvpsQuery = ({ search, ...choice }: RsvpChoice) =>
  queryOptions({
    queryKey: [...rsvpsKey, 'page', { search, ...choice }],
    queryFn: ({ signal }) => listRsvps({ ...choice, search: search.trim(), pageSize: rsvpPageSize }, signal),
    placeholderData: keepPreviousData,
  });

/** How many RSVPs there are, whatever is searched for. */
export const rsvpCountQuery = queryOptions({
  queryKey: [...rsvpsKey, 'count'],
  queryFn: async ({ signal }) => (await listRsvps({ pageSize: 1 }, signal)).total,
});

/** Fetches the RSVPs and their count anew. */
export function refreshRsvps(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: rsvpsKey });
}
