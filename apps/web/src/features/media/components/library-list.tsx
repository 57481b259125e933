import { Badge } from '@rover/ui/badge';
import { Card } from '@rover/ui/card';
import { useLoadMore } from '@rover/ui/use-load-more';
import { shortDate } from '@rover/venue/events/event-words';
import { memo } from 'react';
import { type LibraryPhoto, portion } from '../library-photos.js';
import { PhotoActions } from './photo-actions.js';
import { PhotoThumb } from './photo-thumb.js';

interface LibraryListProps {
  photos: readonly LibraryPhoto[];
  onDelete: (photo: LibraryPhoto) => void;
}

/** The photos one under another, with what is known of each. */
export function LibraryList({ photos, onDelete }: LibraryListProps) {
  const { list, shown, styleAt, more } = useLoadMore(photos, portion, '8.5rem');
  if (photos.length === 0) return null;
  return (
    <div>
      <Card>
        <ul ref={list} className="divide-y divide-sand">
          {shown.map((photo, place) => (
            <li key={photo.url} style={styleAt(place)}>
              <Row photo={photo} onDelete={onDelete} />
            </li>
          ))}
        </ul>
      </Card>
      {more}
    </div>
  );
}

const Row = memo(({ photo, onDelete }: { photo: LibraryPhoto; onDelete: (photo: LibraryPhoto) => void }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
    <PhotoThumb photo={photo} sizes="6rem" className="aspect-3/2 w-24 shrink-0 rounded-sm object-cover text-xs" />
    <div className="min-w-0 flex-1 basis-40">
      <p className="font-semibold wrap-anywhere">{photo.name}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
        {photo.width && photo.height && <span>{`${photo.width} × ${photo.height}`}</span>}
        {photo.uploadedAt && <span>{shortDate(new Date(photo.uploadedAt))}</span>}
        {photo.ofTheHouse && <Badge tone="brass">Default</Badge>}
      </p>
    </div>
    <div className="ml-auto flex">
      <PhotoActions photo={photo} onDelete={onDelete} />
    </div>
  </div>
));
