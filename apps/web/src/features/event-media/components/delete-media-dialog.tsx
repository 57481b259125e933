import type { EventView } from '@rover/contracts/events';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { deleteEventMedia } from '../api/delete-event-media.js';
import { deleteManyEventMedia } from '../api/delete-many-event-media.js';
import { eventMediaQuery, keepEventMedia } from '../event-media-query.js';

interface DeleteMediaDialogProps {
  event: EventView;
  urls: readonly string[];
  /** They were selected together. */
  many: boolean;
  onDeleted: () => void;
  /** null when it is deleted, which clears the message of an earlier failure. */
  onFailure: (sentence: string | null) => void;
  onClose: () => void;
}

export function DeleteMediaDialog({ event, urls, many, onDeleted, onFailure, onClose }: DeleteMediaDialogProps) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const deletion = useMutation({
    mutationFn: () => (many ? deleteManyEventMedia(event.id, [...urls]) : deleteEventMedia(event.id, urls[0] ?? '')),
    onSuccess: (answer) => {
      keepEventMedia(client, event.id, answer);
      onFailure(null);
      if (isMounted()) onDeleted();
    },
    onError: (error) => {
      onFailure(error.message);
      // Perhaps somebody else has deleted it already.
      void client.invalidateQueries({ queryKey: eventMediaQuery(event).queryKey });
    },
    onSettled: () => {
      if (isMounted()) onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete Media"
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      {many
        ? `Are you sure you want to delete ${urls.length} media item(s)?`
        : 'Are you sure you want to delete this media item?'}
    </AlertDialog>
  );
}
