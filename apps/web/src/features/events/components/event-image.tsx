import { photoSize, photoSrcset } from '@rover/contracts/media-url';
import { eventPictureSizes } from '@rover/venue/head-pictures';
import { pictureAt } from '@rover/venue/picture-at';
import { venue } from '@rover/venue/venue';
import { useState } from 'react';
import { ResponsivePicture } from '../../../pictures/responsive-picture.js';

interface EventImageProps {
  src: string;
  /** It is on the first screen: load it at once. */
  first?: boolean;
  className: string;
}

/** The picture of an event beside its title, or the default one when it fails to load. */
export function EventImage({ src, first = false, className }: EventImageProps) {
  const [gone, setGone] = useState<string | null>(null);
  const shown = src && gone !== src ? src : venue.event.image;
  const ours = pictureAt(shown);
  if (ours)
    return <ResponsivePicture picture={ours} alt="" first={first} sizes={eventPictureSizes} className={className} />;
  const { width, height } = photoSize(shown) ?? usualSize;
  return (
    <img
      src={shown}
      srcSet={photoSrcset(shown)}
      sizes={eventPictureSizes}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      className={className}
      onError={() => setGone(src)}
    />
  );
}

/** The assumed size of a picture from another site until it is loaded, in pixels. */
const usualSize = { width: 1200, height: 800 };
