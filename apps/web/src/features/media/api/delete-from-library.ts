import { deleteUnlessGone } from '../../session/admin-call.js';

export function deleteFromLibrary(url: string): Promise<void> {
  return deleteUnlessGone(`/api/admin/media-library/${encodeURIComponent(url)}`);
}
