import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from './query-client.js';

/** A page or a part of one that asks the server: with what it takes to ask. */
export function served(Part: ComponentType): ComponentType {
  return function Served() {
    return (
      <QueryClientProvider client={queryClient}>
        <Part />
      </QueryClientProvider>
    );
  };
}
