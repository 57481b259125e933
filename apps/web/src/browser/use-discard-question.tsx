import { AlertDialog } from '@rover/ui/alert-dialog';
import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning.js';

interface DiscardWords {
  title: string;
  cancel: string;
  loss: string;
}

const written: DiscardWords = {
  title: 'Discard your changes?',
  cancel: 'Keep editing',
  loss: 'What you wrote here is not saved.',
};

/**
 * Asks before what was written, or is being recorded, is gone: by Escape, a click beside its dialog, Back, or a page that is
 * closed.
 *
 * @param dirty whether there is something that is not saved
 * @param discard closes the dialog
 * @param words the question; of what was written, when unset
 * @returns what is to be done instead of closing it, and the question, to stand beside it
 */
export function useDiscardQuestion(
  dirty: boolean,
  discard: () => void,
  { title, cancel, loss }: DiscardWords = written,
): { leave: () => void; discardQuestion: ReactNode } {
  const [asking, setAsking] = useState(false);
  useLeaveWarning(dirty);
  return {
    leave: () => (dirty ? setAsking(true) : discard()),
    discardQuestion: (
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        confirm="Discard"
        cancel={cancel}
        onConfirm={discard}
      >
        {loss}
      </AlertDialog>
    ),
  };
}
