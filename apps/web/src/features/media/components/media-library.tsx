import { NothingFound } from '@rover/ui/nothing-found';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { useRowFocus } from '@rover/ui/use-row-focus';
import { pluralize } from '@rover/venue/pluralize';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { toast } from 'sonner';
import { chosenPhotos } from '../library-choice.js';
import { type LibraryPhoto, pubPhotos } from '../library-photos.js';
import { libraryQuery } from '../library-query.js';
import { useLibraryChoice } from '../use-library-choice.js';
import { DeletePhotoDialog } from './delete-photo-dialog.js';
import { LibraryFilters } from './library-filters.js';
import { LibraryGrid } from './library-grid.js';
import { LibraryIntake } from './library-intake.js';
import { LibraryList } from './library-list.js';
import { LibraryWelcome } from './library-welcome.js';

/** The photo library: the photos of the pub, and all uploads. */
export function MediaLibrary() {
  const { data: uploaded, error, isPending, refetch } = useQuery(libraryQuery);
  const [choice, setChoice] = useLibraryChoice();
  const [deletion, setDeletion] = useState<LibraryPhoto | null>(null);
  const top = useRef<HTMLElement>(null);
  const noteFocus = useRowFocus(top);
  const empty = uploaded?.length === 0;
  const found = chosenPhotos([...(uploaded ?? []), ...pubPhotos], choice);
  const Photos = choice.view === 'grid' ? LibraryGrid : LibraryList;
  const askToDelete = useCallback((photo: LibraryPhoto) => {
    if (photo.ofTheHouse) {
      toast.error('Cannot delete default website photos. These are always available for use.');
    } else setDeletion(photo);
  }, []);

  if (isPending) return <Waiting>Loading the media library...</Waiting>;
  return (
    <section ref={top} tabIndex={-1} onFocus={noteFocus} aria-label="Media Library" className="flex flex-col gap-6">
      {error && !uploaded && (
        <Notice tone="failure" onRetry={() => refetch()}>
          The uploaded photos could not be loaded: here are those of the house. {error.message}
        </Notice>
      )}
      {empty && <LibraryWelcome />}
      <LibraryIntake atOnce={empty} />
      {empty && <h2 className="text-h3">Sample photos</h2>}
      <LibraryFilters choice={choice} onChoice={setChoice} />
      <p role="status" className="sr-only">
        {pluralize(found.length, 'photo')}
      </p>
      <Photos photos={found} onDelete={askToDelete} />
      {found.length === 0 && (
        <NothingFound title="No photos found" onClear={() => setChoice({ ...choice, search: '' })} />
      )}
      {deletion && <DeletePhotoDialog photo={deletion} onClose={() => setDeletion(null)} />}
    </section>
  );
}
