import { useEffect, useId, useRef } from 'react';
import type { CropSettings, Size } from '../crop.js';
import { cropKeys, pressKey } from '../crop-keys.js';
import { contextOf, type LoadedPhoto, paintCrop } from '../paint-crop.js';
import { useCropGestures } from '../use-crop-gestures.js';

/** Canvas pixels: the frame, and a margin that shows what is cut off. */
const frameWidth = 840;
const room = 56;

interface CropStageProps {
  photo: LoadedPhoto;
  /** Only its proportions matter. */
  shape: Size;
  crop: CropSettings;
  onCrop: (crop: CropSettings) => void;
}

/** The photo in its frame, moved by finger, mouse, wheel and keys. */
export function CropStage({ photo, shape, crop, onCrop }: CropStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hint = useId();
  const height = Math.round((frameWidth * shape.height) / shape.width);
  const framing = { photo: photo.size, frame: { width: frameWidth, height } };
  useCropGestures(canvas, { crop, framing, onCrop });

  useEffect(() => {
    if (canvas.current) paintStage(canvas.current, photo, { width: frameWidth, height }, crop);
  }, [photo, height, crop]);

  return (
    <div className="flex flex-col items-center gap-2">
      <div
        role="application"
        aria-label="Photo in its frame"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on it
        tabIndex={0}
        className="rounded"
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const next = pressKey(crop, event.key, event.shiftKey, framing);
          if (!next) return;
          event.preventDefault();
          onCrop(next);
        }}
      >
        <canvas
          ref={canvas}
          width={frameWidth + 2 * room}
          height={height + 2 * room}
          className="block max-h-[46dvh] max-w-full cursor-grab touch-none rounded bg-green-deep active:cursor-grabbing"
        />
      </div>
      <p id={hint} className="text-sm text-muted">
        Drag to move, pinch or scroll to zoom, two fingers or Shift and scroll to turn.
        <span className="max-sm:sr-only"> {cropKeys}</span>
      </p>
    </div>
  );
}

function paintStage(canvas: HTMLCanvasElement, photo: LoadedPhoto, frame: Size, crop: CropSettings): void {
  const context = contextOf(canvas);
  const { width, height } = canvas;
  const style = getComputedStyle(canvas);
  context.fillStyle = photo.ground;
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(room, room);
  paintCrop(context, photo, frame, crop);
  context.restore();

  context.globalAlpha = 0.72;
  context.fillStyle = style.backgroundColor;
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(room, room, frame.width, frame.height);
  context.fill('evenodd');
  context.globalAlpha = 1;
  context.strokeStyle = style.getPropertyValue('--color-brass');
  context.lineWidth = 4;
  context.strokeRect(room, room, frame.width, frame.height);
}
