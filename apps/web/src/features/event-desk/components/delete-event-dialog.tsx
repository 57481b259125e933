import type { EventView } from '@rover/contracts/events';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { dropDeletedEvent, refreshPublishedEvents } from '../../events/event-queries.js';
import { deleteEvent } from '../api/delete-event.js';
import { offerUndo } from './undo-deletion.js';

export function DeleteEventDialog({ event, onClose }: { event: EventView; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete Event"
      remove={() => deleteEvent(event.id)}
      onDeleted={() => {
        dropDeletedEvent(client, event.id);
        void refreshPublishedEvents(client);
        offerUndo(client, event);
      }}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">{event.title}</p>
      <p>It leaves the site at once.</p>
      <p>This action cannot be undone.</p>
    </DeleteDialog>
  );
}
