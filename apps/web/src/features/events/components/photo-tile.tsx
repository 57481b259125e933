import type { MediaItem } from '@rover/contracts/events';
import { photoSrcset } from '@rover/contracts/media-url';
import { webAddress } from '@rover/contracts/web-address';
import { Photo } from '@rover/ui/photo';
import { useId, useMemo, useState } from 'react';
import { placeholderPicture } from '../../media/placeholder-picture.js';

interface PhotoTileProps {
  photo: MediaItem;
  name: string;
  onOpen: () => void;
  onFail: () => void;
}

/** A photo on the wall, cut to a square, with its caption under it. */
export function PhotoTile({ photo: { url, caption, placeholder }, name, onOpen, onFail }: PhotoTileProps) {
  const [failed, setFailed] = useState(false);
  const captionId = useId();
  const address = webAddress(url);
  const stand = useMemo(() => placeholderPicture(placeholder), [placeholder]);
  const closed = failed || !address;
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <button
        type="button"
        disabled={closed}
        {...(!closed && { 'aria-label': name })}
        {...(caption && { 'aria-describedby': captionId })}
        onClick={onOpen}
        className="group block aspect-square w-full overflow-hidden rounded border border-sand shadow-paper hover:shadow-lifted disabled:cursor-default"
      >
        <Photo
          src={address}
          srcSet={address ? photoSrcset(address) : undefined}
          sizes="(min-width: 64rem) 14rem, (min-width: 40rem) 33vw, 50vw"
          alt=""
          placeholder={stand}
          className="size-full object-cover transition-transform duration-250 group-enabled:group-hover:scale-103"
          onFail={() => {
            setFailed(true);
            onFail();
          }}
        />
      </button>
      {caption && (
        <figcaption id={captionId} className="line-clamp-3 text-sm text-muted wrap-anywhere">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
