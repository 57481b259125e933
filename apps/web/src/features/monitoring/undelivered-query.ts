import { queryOptions } from '@tanstack/react-query';
import { listUndelivered } from './api/list-undelivered.js';

/** What was not delivered, refetched every minute. */
export const undeliveredQuery = queryOptions({
  queryKey: ['undelivered'],
  queryFn: ({ signal }) => listUndelivered(signal),
  refetchInterval: 60_000,
});
