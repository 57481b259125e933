import type { UploadAnswer } from '@rover/contracts/media';
import type { UploadOptions } from '../../../http/upload.js';
import { adminUpload } from '../../session/admin-upload.js';
import { mediaForm } from '../media-form.js';
import { NotAPhoto } from '../not-a-photo.js';
import { deleteFromLibrary } from './delete-from-library.js';

/**
 * Puts a photo into the media library. The server also keeps recordings there, which the library would neither show nor
 * delete, and only the server recognises the kind of a file; so a file that is no photo is deleted again.
 *
 * @throws NotAPhoto
 */
export async function uploadPhoto(file: File, options: Omit<UploadOptions, 'token'>): Promise<UploadAnswer> {
  const answer = await adminUpload<UploadAnswer>('/api/admin/upload-media', mediaForm(file), options);
  // A server that answers with the addresses alone, without the kinds, is trusted.
  if (!answer.media?.some(({ kind }) => kind !== 'image')) return answer;
  await deleteFromLibrary(answer.mediaUrl);
  throw new NotAPhoto();
}
