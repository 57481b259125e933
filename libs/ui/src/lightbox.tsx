import { Suspense, useEffect } from 'react';
import { late } from './late.js';
import { OnItsWay } from './on-its-way.js';

const Viewer = late(async () => (await import('./lightbox-viewer.js')).LightboxViewer, PictureItself);

/** Where the viewer does not come, as over a line that broke, the picture is seen all the same. */
function PictureItself({ pictures, index, onClose }: OpenLightboxProps) {
  const { src = '' } = pictures[index] ?? {};
  useEffect(() => {
    location.assign(src);
    onClose();
  }, [src, onClose]);
  return null;
}

export interface LightboxPicture {
  src: string;
  alt: string;
  caption?: string;
  /** Pixels of the file, when known. */
  width?: number;
  height?: number;
  /** Other sizes of it, from which the browser takes the one that fits. */
  srcSet?: { src: string; width: number; height: number }[];
}

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** Which one is open, from 0; null when none is. */
  index: number | null;
  onClose: () => void;
}

export type OpenLightboxProps = LightboxProps & { index: number };

/**
 * Pictures at their full size: previous and next go round, 'n of 4' counts, Escape closes, arrow keys and swipes turn.
 * What it takes is fetched when the first picture is opened; Escape calls that off.
 */
export function Lightbox({ pictures, index, onClose }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={<OnItsWay onCallOff={onClose} />}>
      <Viewer pictures={pictures} index={index} onClose={onClose} />
    </Suspense>
  );
}
