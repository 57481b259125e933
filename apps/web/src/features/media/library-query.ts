import { queryOptions } from '@tanstack/react-query';
import { listLibrary } from './api/list-library.js';

export const libraryQuery = queryOptions({
  queryKey: ['media-library'],
  queryFn: ({ signal }) => listLibrary(signal),
});
