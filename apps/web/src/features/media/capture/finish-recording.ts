import { loadInTime } from '@rover/ui/load-in-time';
import { logError } from '../../../browser/log-error.js';

/** Prepares a recording for upload. If that fails it is uploaded as it is: better without an index than lost. */
export async function finishRecording(recording: Blob): Promise<Blob> {
  if (!recording.type.endsWith('/webm')) return recording;
  try {
    const { makeSeekable } = await loadInTime(() => import('./make-seekable.js'));
    return await makeSeekable(recording);
  } catch (cause) {
    logError('The recording got no index', cause);
    return recording;
  }
}
