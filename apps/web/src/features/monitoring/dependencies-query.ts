import { queryOptions } from '@tanstack/react-query';
import { listDependencies } from './api/list-dependencies.js';

/** The state of what the services depend on, refetched every minute. */
export const dependenciesQuery = queryOptions({
  queryKey: ['dependencies'],
  queryFn: ({ signal }) => listDependencies(signal),
  refetchInterval: 60_000,
});
