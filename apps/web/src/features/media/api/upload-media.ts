import type { UploadAnswer } from '@rover/contracts/media';
import type { UploadOptions } from '../../../http/upload.js';
import { adminUpload } from '../../session/admin-upload.js';
import { mediaForm } from '../media-form.js';

/** Puts files into the media library: all of them, or none. */
export function uploadMedia(files: File[], options: Omit<UploadOptions, 'token'>): Promise<UploadAnswer> {
  return adminUpload('/api/admin/upload-media', mediaForm(files), options);
}
