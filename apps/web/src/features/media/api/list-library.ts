import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

/** What the library tells of its images: their addresses at the least. */
export type LibraryListing = Partial<MediaLibraryAnswer>;

/** The uploaded images, the newest first; those of the house are not among them. */
export async function listLibrary(signal: AbortSignal): Promise<LibraryListing> {
  return said<MediaLibraryAnswer>(await adminCall('/api/admin/media-library', { signal }));
}
