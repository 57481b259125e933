import { Photo } from '@rover/ui/photo';
import { tiles } from '../tiles/tiles.js';

export function Photos() {
  return (
    <div className="grid max-w-xl grid-cols-3 gap-3">
      <Photo
        src={tiles[0]?.src ?? null}
        alt="A tile from the bar"
        className="aspect-square w-full rounded object-cover"
      />
      <Photo src="/no-such-photo.jpg" alt="" className="aspect-square rounded" />
      <Photo src="" alt="" className="aspect-square rounded" />
    </div>
  );
}
