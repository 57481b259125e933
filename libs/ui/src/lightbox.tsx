import { Suspense, useEffect } from 'react';
import { lazyWithRetry } from './lazy-with-retry.js';
import type { LightboxViewerProps } from './lightbox-viewer.js';
import { LoadingCard } from './loading-card.js';

const Viewer = lazyWithRetry(async () => (await import('./lightbox-viewer.js')).LightboxViewer, PictureItself);

/** Shows the picture when the viewer fails to load. */
function PictureItself({ pictures, index, onClose }: LightboxViewerProps) {
  const { src = '' } = pictures[index] ?? {};
  useEffect(() => {
    location.assign(src);
    onClose();
  }, [src, onClose]);
  return null;
}

interface LightboxProps extends Omit<LightboxViewerProps, 'index'> {
  /** Which picture is open, from 0; null when none is. */
  index: number | null;
}

/**
 * Pictures at full size: previous and next wrap around, 'n of 4' counts, Escape closes, arrow keys and swipes turn. The
 * viewer is loaded when the first picture is opened; Escape cancels that.
 */
export function Lightbox({ pictures, index, onClose }: LightboxProps) {
  if (index === null) return null;
  return (
    <Suspense fallback={<LoadingCard onCancel={onClose} />}>
      <Viewer pictures={pictures} index={index} onClose={onClose} />
    </Suspense>
  );
}
