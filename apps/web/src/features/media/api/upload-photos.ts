import type { UploadAnswer } from '@rover/contracts/media';
import type { UploadOptions } from '../../../http/upload.js';
import { adminUpload } from '../../session/admin-upload.js';
import { mediaForm } from '../media-form.js';
import { NotAPhoto } from '../not-a-photo.js';
import { deleteFromLibrary } from './delete-from-library.js';

/**
 * Puts photos into the media library: all of them, or none. The server also keeps recordings there, which the library
 * would neither show nor delete, and only the server sees what a file is; so what is none is taken out again.
 *
 * @throws NotAPhoto
 */
export async function uploadPhotos(files: File[], options: Omit<UploadOptions, 'token'>): Promise<UploadAnswer> {
  const answer = await adminUpload<UploadAnswer>('/api/admin/upload-media', mediaForm(files), options);
  // A server that tells the addresses alone, which is all that spec 7 has, is taken at its word.
  if (!answer.media?.some(({ kind }) => kind !== 'image')) return answer;
  await Promise.all(answer.mediaUrls.map(deleteFromLibrary));
  throw new NotAPhoto();
}
