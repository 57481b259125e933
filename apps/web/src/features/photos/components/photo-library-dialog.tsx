import { Button } from '@rover/ui/button';
import { Dialog, DialogActions } from '@rover/ui/dialog';
import { EmptyState } from '@rover/ui/empty-state';
import { Input } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { Skeleton } from '@rover/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { photosNamed, pubPhotos } from '../../media/library-photos.js';
import { libraryQuery } from '../../media/library-query.js';
import { choosablePhotos } from '../choosable-photos.js';
import { PhotoChoice } from './photo-choice.js';

/** From this number of photos on, there is a search field. */
const many = 12;

const columns = 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4';

interface PhotoLibraryDialogProps {
  /** The address of the present photo. */
  chosen: string;
  onChoose: (url: string) => void;
  onClose: () => void;
}

/** Chooses a photo from the uploads and the photos of the pub. */
export function PhotoLibraryDialog({ chosen, onChoose, onClose }: PhotoLibraryDialogProps) {
  const { data, isPending, isError, refetch } = useQuery(libraryQuery);
  const [picked, setPicked] = useState(chosen);
  const [typed, setTyped] = useState('');
  const photos = choosablePhotos(data, chosen);
  const shown = photosNamed(photos, typed);
  const take = () => {
    onChoose(picked);
    onClose();
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Select Photo from Library"
      description={chosen ? 'The one in use, then uploads, newest first.' : 'Uploads, newest first.'}
    >
      <div className="flex flex-col gap-5">
        {isError && (
          <Notice tone="failure" onRetry={() => refetch()}>
            The library is out of reach; these are the photos of the house.
          </Notice>
        )}
        {photos.length > many && (
          <Input
            type="search"
            aria-label="Search photos"
            placeholder="Search photos..."
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {isPending ? (
          <div role="status" aria-label="Loading photos" className={`grid gap-2.5 ${columns}`}>
            {pubPhotos.map(({ url }) => (
              <Skeleton key={url} className="aspect-3/2" />
            ))}
          </div>
        ) : (
          <PhotoChoice
            label="Photos"
            photos={shown}
            value={picked}
            onValueChange={setPicked}
            onTaken={take}
            className={columns}
          />
        )}
        {!isPending && shown.length === 0 && (
          <EmptyState icon={<SearchX />} title="No photo of that name">
            Photos are searched by the name of their file.
          </EmptyState>
        )}
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!shown.some(({ url }) => url === picked)} onClick={take}>
            Use Photo
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
