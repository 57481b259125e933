import { Photo } from '@rover/ui/photo';
import { useMemo } from 'react';
import type { LibraryPhoto } from '../library-photos.js';
import { placeholderPicture } from '../placeholder-picture.js';

interface PhotoThumbProps {
  photo: LibraryPhoto;
  /** As in the `sizes` of an image. */
  sizes: string;
  className: string;
}

export function PhotoThumb({ photo: { url, alt, srcSet, placeholder }, sizes, className }: PhotoThumbProps) {
  const stand = useMemo(() => placeholderPicture(placeholder), [placeholder]);
  return <Photo src={url} alt={alt} srcSet={srcSet} sizes={sizes} placeholder={stand} className={className} />;
}
