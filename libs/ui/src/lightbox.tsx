import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from './lazy-with-retry.js';
import { LoadingCard } from './loading-card.js';

const Viewer = lazyWithRetry(async () => (await import('./lightbox-viewer.js')).LightboxViewer, PictureItself);

/** Shows the picture when the viewer fails to load. */
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
  /** Other sizes, of which the browser chooses. */
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
 * Pictures at full size: previous and next wrap around, 'n of 4' counts, Escape closes, arrow keys and swipes turn. The
 * viewer is loaded when the first picture is opened; Escape cancels that.
 */
export function Lightbox({ pictures, index, onClose }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={<LoadingCard onCallOff={onClose} />}>
      <Viewer pictures={pictures} index={index} onClose={onClose} />
    </Suspense>
  );
}
