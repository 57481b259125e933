import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { deleteFromLibrary } from '../api/delete-from-library.js';
import type { LibraryPhoto } from '../library-photos.js';
import { libraryQuery } from '../library-query.js';

export function DeletePhotoDialog({ photo, onClose }: { photo: LibraryPhoto; onClose: () => void }) {
  const client = useQueryClient();
  const { queryKey } = libraryQuery;
  return (
    <DeleteDialog
      title="Delete Image"
      remove={() => deleteFromLibrary(photo.url)}
      onDeleted={() => client.setQueryData(queryKey, (photos) => photos?.filter(({ url }) => url !== photo.url))}
      onSettled={() => client.invalidateQueries({ queryKey })}
      failure="Failed to delete image."
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">{photo.name}</p>
      <p>Events that show it lose their picture. This action cannot be undone.</p>
    </DeleteDialog>
  );
}
