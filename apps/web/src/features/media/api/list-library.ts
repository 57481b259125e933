import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { withoutNulls } from '../../../http/partial-response.js';
import { adminCall } from '../../session/admin-call.js';

/** The answer about the library's images: at least their addresses. */
export type LibraryListing = Partial<MediaLibraryAnswer>;

/** The uploaded images, the newest first; those of the pub are not among them. */
export async function listLibrary(signal: AbortSignal): Promise<LibraryListing> {
  return withoutNulls<MediaLibraryAnswer>(await adminCall('/api/admin/media-library', { signal }));
}
