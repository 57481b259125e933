import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.js';

/** Wraps a page or a part of one in the provider that its queries need. */
export function withQueryClient(Part: ComponentType): ComponentType {
  return function WithQueryClient() {
    return (
      <QueryClientProvider client={queryClient}>
        <Part />
      </QueryClientProvider>
    );
  };
}
