import { queryOptions } from '@tanstack/react-query';
import { readMonitoring } from './api/read-monitoring.js';

/** What monitoring knows of the last week, refetched every minute. */
export const monitoringQuery = queryOptions({
  queryKey: ['monitoring'],
  queryFn: ({ signal }) => readMonitoring(signal),
  refetchInterval: 60_000,
});
