import { useQuery } from '@tanstack/react-query';
import { loadPhoto } from './paint-crop.js';

/** A photo with its pixels, to paint. It is dropped from the cache when nothing shows it. */
export function useLoadedPhoto(src: string) {
  return useQuery({
    queryKey: ['photo-pixels', src],
    queryFn: () => loadPhoto(src),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
  });
}
