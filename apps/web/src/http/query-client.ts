import { QueryClient } from '@tanstack/react-query';
import { isRefused } from './call-error.js';

/**
 * What the browser knows of the server. A refusal is final; anything else is tried once more. Without a network a
 * question fails, and is asked again when there is one. So does a change, which is never kept to be made later: whoever
 * asked for it may have thought better of it.
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

/** Also of a refusal that is told in the house's own words. */
function isFinal(error: Error): boolean {
  return isRefused(error) || isRefused(error.cause);
}
