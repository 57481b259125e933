import { Button } from '@rover/ui/button';
import { Slider } from '@rover/ui/slider';
import { RotateCcw, RotateCw } from 'lucide-react';
import { type CropSettings, cropRanges, type Framing, scaleTo, turnTo, uncropped } from '../crop.js';

interface CropControlsProps {
  crop: CropSettings;
  framing: Framing;
  onCrop: (crop: CropSettings) => void;
}

/** Every setting of a crop as a slider, and the quarter turns. */
export function CropControls({ crop, framing, onCrop }: CropControlsProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-1">
        <Slider
          label="Left and right"
          {...cropRanges.x}
          value={Math.round(crop.x)}
          words={String}
          onValueChange={(x) => onCrop({ ...crop, x })}
        />
        <Slider
          label="Up and down"
          {...cropRanges.y}
          value={Math.round(crop.y)}
          words={String}
          onValueChange={(y) => onCrop({ ...crop, y })}
        />
        <Slider
          label="Zoom"
          {...cropRanges.scale}
          value={crop.scale}
          words={(scale) => `${scale.toFixed(1)}×`}
          onValueChange={(scale) => onCrop(scaleTo(crop, scale))}
        />
        <Slider
          label="Rotation"
          {...cropRanges.rotation}
          value={crop.rotation}
          words={(degrees) => `${degrees}°`}
          onValueChange={(degrees) => onCrop(turnTo(crop, degrees, framing))}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={() => onCrop(turnTo(crop, crop.rotation - 90, framing))}>
          <RotateCcw aria-hidden className="size-4" />
          Turn left
        </Button>
        <Button look="quiet" size="small" onClick={() => onCrop(turnTo(crop, crop.rotation + 90, framing))}>
          <RotateCw aria-hidden className="size-4" />
          Turn right
        </Button>
        <Button look="bare" size="small" onClick={() => onCrop(uncropped)}>
          Reset
        </Button>
      </div>
    </div>
  );
}
