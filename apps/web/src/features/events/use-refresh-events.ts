import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { refreshPublishedEvents } from './event-queries.js';

/** Refetches the public events. */
export function useRefreshEvents(): () => void {
  const client = useQueryClient();
  return useCallback(() => void refreshPublishedEvents(client), [client]);
}
