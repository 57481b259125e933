import type { MediaLibraryAnswer } from '@rover/contracts/media';
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
      onDeleted={() => client.setQueryData(queryKey, (library) => library && without(library, photo.url))}
      onSettled={() => client.invalidateQueries({ queryKey })}
      failure="Failed to delete image."
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">{photo.name}</p>
      <p>Events that show it lose their picture. This action cannot be undone.</p>
    </DeleteDialog>
  );
}

function without({ images, items }: MediaLibraryAnswer, url: string): MediaLibraryAnswer {
  return { images: images.filter((image) => image !== url), items: items.filter((item) => item.url !== url) };
}
