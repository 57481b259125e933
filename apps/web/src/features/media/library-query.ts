import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { queryOptions } from '@tanstack/react-query';
import { said } from '../../http/told.js';
import { listLibrary } from './api/list-library.js';
import { uploadedPhotos } from './library-photos.js';

/** The photos that were uploaded, the newest first. */
export const libraryQuery = queryOptions({
  queryKey: ['media-library'],
  queryFn: async ({ signal }) => uploadedPhotos(said<MediaLibraryAnswer>(await listLibrary(signal))),
});
