import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.js';

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

function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}
