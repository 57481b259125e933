import { venue } from '@rover/venue/venue';
import { useState } from 'react';

interface EventImageProps {
  src: string;
  /** '' where the title stands beside it. */
  alt?: string;
  /** It is on the first screen: fetch it at once. */
  first?: boolean;
  className?: string;
}

/** The picture of an event, or the house's own when that one is gone. */
export function EventImage({ src, alt = '', first = false, className }: EventImageProps) {
  const [gone, setGone] = useState<string | null>(null);
  const shown = src && gone !== src ? src : venue.event.image;
  return (
    <img
      src={shown}
      alt={alt}
      width={1200}
      height={800}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
      onError={() => setGone(src)}
    />
  );
}
