import { useEffect, useRef } from 'react';
import type { CropSettings, Size } from '../crop.js';
import { contextOf, cropPhoto, type LoadedPhoto } from '../paint-crop.js';

/** Width of the canvas in pixels, twice the shown width, for high-density screens. */
const across = 360;

interface CropPreviewProps {
  photo: LoadedPhoto;
  /** Only its proportions matter. */
  shape: Size;
  crop: CropSettings;
}

/** A small preview of the result. */
export function CropPreview({ photo, shape, crop }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((across * shape.height) / shape.width);

  useEffect(() => {
    if (!canvas.current) return;
    contextOf(canvas.current).drawImage(cropPhoto(photo, { width: across, height }, crop), 0, 0);
  }, [photo, height, crop]);

  return (
    <canvas
      ref={canvas}
      width={across}
      height={height}
      aria-label="Preview"
      role="img"
      className="max-h-40 max-w-45 self-start rounded border border-sand max-sm:hidden"
    />
  );
}
