import { Badge } from '@rover/ui/badge';
import { Card } from '@rover/ui/card';
import { useLoadMore } from '@rover/ui/use-load-more';
import { memo } from 'react';
import { type LibraryPhoto, portion } from '../library-photos.js';
import { PhotoActions } from './photo-actions.js';
import { PhotoThumb } from './photo-thumb.js';

interface LibraryGridProps {
  photos: readonly LibraryPhoto[];
  onDelete: (photo: LibraryPhoto) => void;
}

/** The photos side by side. */
export function LibraryGrid({ photos, onDelete }: LibraryGridProps) {
  const { list, shown, styleAt, more } = useLoadMore(photos, portion, '13.5rem');
  return (
    <div>
      <ul ref={list} className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
        {shown.map((photo, place) => (
          <li key={photo.url} className="-m-2 min-w-0 p-2" style={styleAt(place)}>
            <Tile photo={photo} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}

const Tile = memo(({ photo, onDelete }: { photo: LibraryPhoto; onDelete: (photo: LibraryPhoto) => void }) => (
  <Card className="flex h-full flex-col overflow-hidden">
    <div className="relative">
      <PhotoThumb
        photo={photo}
        sizes="(min-width: 64rem) 17rem, (min-width: 48rem) 30vw, 45vw"
        className="aspect-3/2 w-full object-cover"
      />
      {photo.ofTheHouse && (
        <span className="absolute bottom-2 left-2">
          <Badge tone="brass">Default</Badge>
        </span>
      )}
    </div>
    <p className="line-clamp-2 px-3 pt-2 text-sm font-semibold wrap-anywhere">{photo.name}</p>
    <div className="mt-auto flex flex-wrap justify-end p-1">
      <PhotoActions photo={photo} onDelete={onDelete} />
    </div>
  </Card>
));
