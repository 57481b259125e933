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
 * Asks before unsaved work is lost by Escape, a click beside its dialog, Back, or closing the page.
 *
 * @param dirty whether there is unsaved work
 * @param discard closes the dialog
 * @param words in place of those about a form
 * @returns what to call instead of closing the dialog, and the question, to render beside it
 */
export function useDiscardQuestion(
  dirty: boolean,
  discard: () => void,
  words?: Partial<DiscardWords>,
): { leave: () => void; discardQuestion: ReactNode } {
  const { title, cancel, loss } = { ...written, ...words };
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
