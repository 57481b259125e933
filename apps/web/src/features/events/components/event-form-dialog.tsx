import type { EventView } from '@rover/contracts/events';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { Dialog } from '@rover/ui/dialog';
import { useState } from 'react';
import { useBackAsks } from '../../../browser/use-back-asks.js';
import { useLeaveWarning } from '../../../browser/use-leave-warning.js';
import { leaveEscapeToEditor } from '../editor-controls.js';
import { blankEvent, copiedEvent, formValues } from '../event-form-values.js';
import { EventForm } from './event-form.js';

interface EventFormDialogProps {
  /** null makes a new one. */
  event: EventView | null;
  /** An event that the new one is a copy of. */
  original?: EventView;
  onClose: () => void;
}

export function EventFormDialog({ event, original, onClose }: EventFormDialogProps) {
  /** The event as this admin last saw it. */
  const [seen, setSeen] = useState(event);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  useLeaveWarning(dirty);
  useBackAsks(dirty, () => setAsking(true));
  const leave = () => (dirty ? setAsking(true) : onClose());

  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={leave}
        onEscapeKeyDown={leaveEscapeToEditor}
        title={seen ? 'Edit Event' : 'Add New Event'}
        description={seen ? seen.title : 'On the site as soon as it is saved.'}
      >
        <EventForm
          key={seen?.updatedAt}
          event={seen}
          start={seen ? formValues(seen) : original ? copiedEvent(original) : blankEvent()}
          onDirty={setDirty}
          onReload={setSeen}
          onCancel={leave}
          onDone={onClose}
        />
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={onClose}
      >
        What you wrote here is not saved.
      </AlertDialog>
    </>
  );
}
