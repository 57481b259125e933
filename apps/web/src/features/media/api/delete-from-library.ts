import { adminCall, unlessGone } from '../../session/admin-call.js';

/** Deletes a photo of the library; one that is gone already is no failure. */
export async function deleteFromLibrary(url: string): Promise<void> {
  await adminCall(`/api/admin/media-library/${encodeURIComponent(url)}`, {
    method: 'DELETE',
    statusIsEnough: true,
  }).catch(unlessGone);
}
