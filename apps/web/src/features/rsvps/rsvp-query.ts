import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageQueryOf } from '../desk/desk-choice.js';
import { listRsvps } from './api/list-rsvps.js';
import type { RsvpChoice } from './rsvp-plan.js';

/** Every query about RSVPs begins with it. */
const rsvpsKey = ['rsvps'] as const;

export const rsvpsQuery = (choice: RsvpChoice) =>
  queryOptions({
    queryKey: [...rsvpsKey, 'page', choice],
    queryFn: async ({ signal }) => {
      const { rsvpBookings, total } = await listRsvps(pageQueryOf(choice), signal);
      return { rows: rsvpBookings, total };
    },
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
