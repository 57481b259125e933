import type { MediaKind } from '@rover/contracts/media';
import { photoSrcset } from '@rover/contracts/media-url';
import { Photo, RedTile } from '@rover/ui/photo';
import { useMemo } from 'react';
import { placeholderPicture } from '../../media/placeholder-picture.js';

interface MediaPreviewProps {
  url: string;
  kind: MediaKind;
  alt: string;
  /** A thumbhash in base64, of an uploaded photo. */
  placeholder: string | undefined;
}

/** A photo to see, a video or audio to play. */
export function MediaPreview({ url, kind, alt, placeholder }: MediaPreviewProps) {
  const stand = useMemo(() => placeholderPicture(placeholder), [placeholder]);
  if (kind === 'image') {
    return (
      <Photo
        src={url}
        alt={alt}
        srcSet={photoSrcset(url)}
        sizes="(min-width: 40rem) 15rem, 45vw"
        placeholder={stand}
        className="aspect-3/2 w-full object-cover"
      />
    );
  }
  if (url === '') return <RedTile className={kind === 'video' ? 'aspect-video' : 'min-h-14'}>No URL</RedTile>;
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: what guests film has no subtitles
    return <video controls preload="metadata" src={url} aria-label={alt} className="aspect-video w-full bg-stout" />;
  }
  // biome-ignore lint/a11y/useMediaCaption: a tune has no subtitles
  return <audio controls preload="none" src={url} aria-label={alt} className="mt-3 w-full px-3" />;
}
