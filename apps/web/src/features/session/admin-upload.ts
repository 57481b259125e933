import { type UploadOptions, upload } from '../../http/upload.js';
import { withAdminToken } from './with-admin-token.js';

/** An upload with the admin's token. */
export function adminUpload<Answer>(path: string, form: FormData, options: UploadOptions): Promise<Answer> {
  return withAdminToken((token) => upload<Answer>(path, form, { ...options, token }));
}
