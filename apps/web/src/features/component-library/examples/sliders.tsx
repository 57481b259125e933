import { Slider } from '@rover/ui/slider';
import { useState } from 'react';

export function Sliders() {
  const [zoom, setZoom] = useState(1);
  return (
    <div className="grid max-w-lg gap-4 sm:grid-cols-2">
      <Slider
        label="Zoom"
        value={zoom}
        min={0.5}
        max={3}
        step={0.1}
        words={(times) => `${times.toFixed(1)}×`}
        onValueChange={setZoom}
      />
      <Slider
        disabled
        label="Volume of the band"
        value={11}
        min={0}
        max={11}
        step={1}
        words={String}
        onValueChange={() => undefined}
      />
    </div>
  );
}
