import { queryOptions } from '@tanstack/react-query';
import { listLibrary } from './api/list-library.js';
import { uploadedPhotos } from './library-photos.js';

/** The photos that were uploaded, the newest first. */
export const libraryQuery = queryOptions({
  queryKey: ['media-library'],
  queryFn: async ({ signal }) => uploadedPhotos(await listLibrary(signal)),
});
