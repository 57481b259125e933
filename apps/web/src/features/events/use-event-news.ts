import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOtherTabs } from '../../browser/other-tabs.js';
import { eventsChanged, fetchPublishedAnew } from './event-queries.js';

/** Shows at once what another window of this browser has changed in the events. */
export function useEventNews(): void {
  const client = useQueryClient();
  const fetchAnew = useCallback(() => void fetchPublishedAnew(client), [client]);
  useOtherTabs(eventsChanged, fetchAnew);
}
