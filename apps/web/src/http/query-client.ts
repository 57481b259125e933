import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.js';

/** What the browser knows of the server. A refusal is final; anything else is tried once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      retry: (failures, error) => failures < 1 && !isFinal(error),
      retryDelay: 700,
    },
  },
});

function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500;
}
