import type { EventView } from '@rover/contracts/events';
import { Dialog } from '@rover/ui/dialog';
import { EventForm } from './event-form.js';

interface EventFormDialogProps {
  /** null makes a new one. */
  event: EventView | null;
  onClose: () => void;
}

export function EventFormDialog({ event, onClose }: EventFormDialogProps) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={event ? 'Edit Event' : 'Add New Event'}
      description={event ? event.title : 'On the site as soon as it is saved.'}
    >
      <EventForm event={event} onDone={onClose} />
    </Dialog>
  );
}
