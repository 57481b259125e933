import { QueryClient } from '@tanstack/react-query';
import { isRefused } from './call-error.js';

/**
 * The cache of the server's answers. Refusals are final; other failures are retried once. Without a network a query
 * fails, and is repeated when the network is back. A mutation fails and is not queued for later: by then the user may
 * have changed their mind.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 20_000,
      retry: (failures, error) => failures < 1 && !isFinal(error),
      retryDelay: 700,
    },
  },
});

/** Also finds a refusal wrapped in an error with our own words. */
function isFinal(error: Error): boolean {
  return isRefused(error) || isRefused(error.cause);
}
