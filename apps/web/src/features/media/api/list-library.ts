import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { adminCall } from '../../session/admin-call.js';

/** The uploaded images, the newest first; those of the house are not among them. */
export function listLibrary(signal?: AbortSignal): Promise<MediaLibraryAnswer> {
  return adminCall('/api/admin/media-library', signal ? { signal } : {});
}
