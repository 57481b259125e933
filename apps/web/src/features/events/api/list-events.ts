import type { EventView } from '@rover/contracts/events';
import { call } from '../../../http/call.js';
import { CallError } from '../../../http/call-error.js';
import { readEvents } from './read-event.js';

/** The events that the site shows; rejects with a sentence for the guest. */
export async function listEvents(signal?: AbortSignal): Promise<EventView[]> {
  const answer = await call<unknown>('/api/events', signal ? { signal } : {}).catch((cause: unknown) => {
    throw cause instanceof CallError ? new Error(failureWords(cause), { cause }) : cause;
  });
  return readEvents(answer);
}

function failureWords({ failure, status }: CallError): string {
  switch (failure) {
    case 'connection':
      return 'Network error loading events';
    case 'refused':
      return `Failed to load events: ${status}`;
    case 'unreadable':
      return 'Failed to load events data';
  }
}
