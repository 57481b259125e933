import { Button } from '@rover/ui/button';
import { EmptyState } from '@rover/ui/empty-state';
import { Notice } from '@rover/ui/notice';
import { Waiting } from '@rover/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { chosenPhotos } from '../library-choice.js';
import { housePhotos, type LibraryPhoto } from '../library-photos.js';
import { libraryQuery } from '../library-query.js';
import { useLibraryChoice } from '../use-library-choice.js';
import { DeletePhotoDialog } from './delete-photo-dialog.js';
import { LibraryFilters } from './library-filters.js';
import { LibraryGrid } from './library-grid.js';
import { LibraryIntake } from './library-intake.js';
import { LibraryList } from './library-list.js';
import { LibraryWelcome } from './library-welcome.js';

/** The photos of the pub: those of the house, and all that were uploaded. */
export function MediaLibrary() {
  const { data: uploaded, error, isPending, refetch } = useQuery(libraryQuery);
  const [choice, setChoice] = useLibraryChoice();
  const [deletion, setDeletion] = useState<LibraryPhoto | null>(null);
  const empty = uploaded?.length === 0;
  const found = chosenPhotos([...(uploaded ?? []), ...housePhotos], choice);
  const Photos = choice.view === 'grid' ? LibraryGrid : LibraryList;
  const askToDelete = (photo: LibraryPhoto) => {
    if (photo.ofTheHouse) {
      toast.error('Cannot delete default website photos. These are always available for use.');
    } else setDeletion(photo);
  };

  if (isPending) return <Waiting>Loading the media library...</Waiting>;
  return (
    <section aria-label="Media Library" className="flex flex-col gap-6">
      {error && !uploaded && (
        <Notice tone="failure" onRetry={() => refetch()}>
          The uploaded photos did not come: here are those of the house. {error.message}
        </Notice>
      )}
      {empty && <LibraryWelcome />}
      <LibraryIntake atOnce={empty} />
      {empty ? (
        <>
          <h2 className="text-h3">Sample photos</h2>
          <LibraryGrid photos={housePhotos} onDelete={askToDelete} />
        </>
      ) : (
        <>
          <LibraryFilters choice={choice} onChoice={setChoice} />
          <p role="status" className="sr-only">
            {found.length === 1 ? '1 photo' : `${found.length} photos`}
          </p>
          <Photos photos={found} onDelete={askToDelete} />
          {found.length === 0 && (
            <EmptyState
              icon={<SearchX />}
              title="No photos found"
              action={
                <Button look="quiet" onClick={() => setChoice({ ...choice, search: '' })}>
                  Clear search
                </Button>
              }
            />
          )}
        </>
      )}
      {deletion && <DeletePhotoDialog photo={deletion} onClose={() => setDeletion(null)} />}
    </section>
  );
}
