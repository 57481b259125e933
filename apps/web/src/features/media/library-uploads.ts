import { queryClient } from '../../http/query-client.js';
import { mediaCall } from './api/media-call.js';
import { uploadPhoto } from './api/upload-photo.js';
import { guardedUploads } from './guarded-uploads.js';
import { libraryQuery } from './library-query.js';

/** The uploads to the library, one file a call. They continue while another tab of the desk is open. */
export const libraryUploads = guardedUploads(async (file, options) => {
  await mediaCall('upload', () => uploadPhoto(file, options));
  void queryClient.invalidateQueries({ queryKey: libraryQuery.queryKey });
});
