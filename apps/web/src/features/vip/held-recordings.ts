import { useSyncExternalStore } from 'react';
import { queryClient } from '../../http/query-client.js';
import { readAdminToken } from '../session/session-store.js';
import { putServiceAudio } from './api/put-service-audio.js';
import { keepServiceAudio } from './service-audio-query.js';
import { type HeldState, ServiceRecordings } from './service-recordings.js';

/** The recordings of this window. */
export const heldRecordings = new ServiceRecordings(async (service, file, onProgress) => {
  if (!readAdminToken()) throw new Error('No admin token found');
  const { audioUrl } = await putServiceAudio(service, file, { onProgress });
  await keepServiceAudio(queryClient, service, audioUrl);
});

export function useHeldRecordings(): HeldState {
  return useSyncExternalStore(heldRecordings.watch, heldRecordings.read);
}
