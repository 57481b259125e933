import type { EventView } from '@rover/contracts/events';
import { Dialog, DialogSubject } from '@rover/ui/dialog';
import { useState } from 'react';
import { useDiscardQuestion } from '../../../forms/use-discard-question.js';
import { leaveEscapeToEditor } from '../editor-controls.js';
import { draftSubject, eventDrafts } from '../event-drafts.js';
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
  const [draft, setDraft] = useState(() => (original ? undefined : eventDrafts.of(draftSubject(event))));
  /** The event that the form started from. */
  const [begun, setBegun] = useState(draft ? draft.event : event);
  /** The event as this admin last saw it. */
  const [seen, setSeen] = useState(begun);
  const [dirty, setDirty] = useState(false);
  const close = () => {
    eventDrafts.drop(draftSubject(seen));
    onClose();
  };
  const { leave, discardQuestion } = useDiscardQuestion(dirty, close);
  const goOn = (saved: EventView) => {
    setDraft(undefined);
    setSeen(saved);
  };
  const beginAnew = (now: EventView) => {
    eventDrafts.drop(draftSubject(now));
    setBegun(now);
    goOn(now);
  };

  return (
    <>
      <Dialog
        open
        wide
        onOpenChange={leave}
        onEscapeKeyDown={leaveEscapeToEditor}
        title={seen ? 'Edit Event' : 'Add New Event'}
        description={seen ? <DialogSubject>{seen.title}</DialogSubject> : 'On the site as soon as it is saved.'}
      >
        <EventForm
          key={begun?.updatedAt}
          event={seen}
          start={begun ? formValues(begun) : original ? copiedEvent(original) : blankEvent()}
          written={draft?.values}
          onDirty={setDirty}
          onReload={beginAnew}
          onGoOn={goOn}
          onCancel={leave}
          onDone={close}
        />
      </Dialog>
      {discardQuestion}
    </>
  );
}
