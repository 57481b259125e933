import { limits } from '@rover/contracts/limits';
import { loadInTime } from '@rover/ui/load-in-time';
import { logError } from '../../../browser/log-error.js';

/**
 * Prepares a recording for upload. If that fails it is uploaded as it is: better without an index than lost. Tells the
 * person when it has ended by itself.
 */
export async function finishRecording(recording: Blob): Promise<Blob> {
  if (recording.size >= limits.media.recordedBytes) void tellEnded();
  if (!recording.type.endsWith('/webm')) return recording;
  try {
    const { makeSeekable } = await loadInTime(() => import('./make-seekable.js'));
    return await makeSeekable(recording);
  } catch (cause) {
    logError('The recording got no index', cause);
    return recording;
  }
}

async function tellEnded(): Promise<void> {
  const { toast } = await import('sonner');
  toast('The recording has ended: it is as long as can be saved.');
}
