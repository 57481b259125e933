import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { Notice } from '@rover/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { report } from '../../../browser/report.js';
import { deleteFromLibrary } from '../api/delete-from-library.js';
import type { LibraryPhoto } from '../library-photos.js';
import { libraryQuery } from '../library-query.js';

export function DeletePhotoDialog({ photo, onClose }: { photo: LibraryPhoto; onClose: () => void }) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteFromLibrary(photo.url),
    onSuccess: () => {
      client.setQueryData(libraryQuery.queryKey, (library) => library && without(library, photo.url));
      onClose();
    },
    onError: (error) => report('The image was not deleted', error),
    onSettled: () => client.invalidateQueries({ queryKey: libraryQuery.queryKey }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete Image"
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      <p className="font-semibold text-stout wrap-anywhere">{photo.name}</p>
      <p>Events that show it lose their picture. This action cannot be undone.</p>
      {deletion.error && (
        <div className="mt-4">
          <Notice tone="failure">Failed to delete image.</Notice>
        </div>
      )}
    </AlertDialog>
  );
}

function without({ images, items }: MediaLibraryAnswer, url: string): MediaLibraryAnswer {
  return { images: images.filter((image) => image !== url), items: items.filter((item) => item.url !== url) };
}
