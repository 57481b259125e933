import { queryOptions } from '@tanstack/react-query';
import { listUndelivered } from './api/list-undelivered.js';

/** What did not arrive; asked for anew every minute while somebody looks. */
export const undeliveredQuery = queryOptions({
  queryKey: ['undelivered'],
  queryFn: ({ signal }) => listUndelivered(signal),
  refetchInterval: 60_000,
});
