import { queryOptions } from '@tanstack/react-query';
import { listDependencies } from './api/list-dependencies.js';

/** What the services stand on; looked at anew every minute while somebody looks. */
export const dependenciesQuery = queryOptions({
  queryKey: ['dependencies'],
  queryFn: ({ signal }) => listDependencies(signal),
  refetchInterval: 60_000,
});
