import type { EventView } from '@rover/contracts/events';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { deleteEvent } from '../api/delete-event.js';
import { dropDeletedEvent, refreshPublishedEvents } from '../event-queries.js';
import { offerUndo } from './undo-deletion.js';

export function DeleteEventDialog({ event, onClose }: { event: EventView; onClose: () => void }) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteEvent(event.id),
    onSuccess: () => {
      dropDeletedEvent(client, event.id);
      void refreshPublishedEvents(client);
      // Gone before the toast is there, which the dialog would keep from taking the focus.
      flushSync(onClose);
      offerUndo(client, event);
    },
    onError: (error) => toast.error('Error', { description: error.message }),
  });

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete Event"
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      <p className="font-semibold text-stout wrap-anywhere">{event.title}</p>
      <p>This action cannot be undone.</p>
    </AlertDialog>
  );
}
