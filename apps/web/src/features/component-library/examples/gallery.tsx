import { Lightbox } from '@rover/ui/lightbox';
import { useState } from 'react';
import { tiles } from '../tiles/tiles.js';

export function Gallery() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <ul className="grid max-w-xl grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map((tile, place) => (
          <li key={tile.src}>
            <button
              type="button"
              aria-label={`View ${tile.caption}`}
              onClick={() => setIndex(place)}
              className="block w-full overflow-hidden rounded border border-sand shadow-paper hover:shadow-lifted"
            >
              <img src={tile.src} alt="" width={tile.width} height={tile.height} className="h-auto w-full" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={tiles} index={index} onClose={() => setIndex(null)} />
    </>
  );
}
