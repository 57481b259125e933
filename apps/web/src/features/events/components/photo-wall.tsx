import type { MediaItem } from '@rover/contracts/events';
import { webAddress } from '@rover/contracts/web-address';
import { Button } from '@rover/ui/button';
import { Lightbox } from '@rover/ui/lightbox';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lightboxPicture } from '../lightbox-picture.js';
import { PhotoTile } from './photo-tile.js';

/** How many photos are shown before the guest asks for all. */
const firstHung = 12;

interface PhotoWallProps {
  /** Stable or memoized: a new list means other pictures. */
  photos: readonly MediaItem[];
  eventTitle: string;
}

/** The photos of an event, twelve and then all; each opens at its full size. */
export function PhotoWall({ photos, eventTitle }: PhotoWallProps) {
  const [all, setAll] = useState(false);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<number | null>(null);
  const wall = useRef<HTMLUListElement>(null);
  const hung = all ? photos : photos.slice(0, firstHung);

  // After 'Show all' the first new photo gets the focus.
  useEffect(() => {
    if (all) wall.current?.querySelectorAll('button')[firstHung]?.focus({ preventScroll: true });
  }, [all]);

  // Memoized: a new list restarts the viewer, which loses the zoom.
  const whole = useMemo(
    () =>
      photos.flatMap(({ url, caption }, index) => {
        const src = webAddress(url);
        const name = caption || `Photo ${index + 1} of ${eventTitle}`;
        return src && !broken.has(url) ? [{ url, ...lightboxPicture(src, name, caption) }] : [];
      }),
    [photos, eventTitle, broken],
  );

  return (
    <>
      <ul ref={wall} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {hung.map((photo, index) => (
          <li key={photo.url || index} className="min-w-0">
            <PhotoTile
              photo={photo}
              name={`Open photo ${index + 1} of ${photos.length}`}
              onOpen={() => setOpen(whole.findIndex(({ url }) => url === photo.url))}
              onFail={() => setBroken((known) => new Set(known).add(photo.url))}
            />
          </li>
        ))}
      </ul>
      {hung.length < photos.length && (
        <Button look="quiet" className="self-start" onClick={() => setAll(true)}>
          {`Show all ${photos.length} photos`}
        </Button>
      )}
      <Lightbox pictures={whole} index={open} onClose={() => setOpen(null)} />
    </>
  );
}
