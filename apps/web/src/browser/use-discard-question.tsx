import { AlertDialog } from '@rover/ui/alert-dialog';
import { useBackAsks } from '@rover/ui/use-back-asks';
import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning.js';

/**
 * Asks before what was written in a dialog is gone: by Escape, a click beside it, Back, or a page that is closed.
 *
 * @param dirty whether something is written that is not saved
 * @param discard closes the dialog
 * @returns what is to be done instead of closing it, and the question, to stand beside it
 */
export function useDiscardQuestion(
  dirty: boolean,
  discard: () => void,
): { leave: () => void; discardQuestion: ReactNode } {
  const [asking, setAsking] = useState(false);
  useLeaveWarning(dirty);
  useBackAsks(dirty, () => setAsking(true));
  return {
    leave: () => (dirty ? setAsking(true) : discard()),
    discardQuestion: (
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={discard}
      >
        What you wrote here is not saved.
      </AlertDialog>
    ),
  };
}
