import { AlertDialog } from '@rover/ui/alert-dialog';
import { Notice } from '@rover/ui/notice';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { report } from '../../../browser/report.js';
import { useIsShown } from '../../../browser/use-is-shown.js';

interface DeleteDialogProps<Answer> {
  title: string;
  /** What will go, and what goes with it. */
  children: ReactNode;
  remove: () => Promise<Answer>;
  /** It is gone, and so is the dialog. */
  onDeleted: (answer: Answer) => void;
  /** It was tried, with whatever outcome: perhaps somebody else has deleted it already. */
  onSettled?: () => void;
  /** Said when it failed; the server's own words otherwise. */
  failure?: string;
  onClose: () => void;
}

/** Asks before something is deleted, and says so where it was not. */
export function DeleteDialog<Answer>(props: DeleteDialogProps<Answer>) {
  const { title, children, remove, onDeleted, onSettled, failure, onClose } = props;
  const isShown = useIsShown();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: (answer) => {
      // Gone before the news is told: a dialog keeps the focus from a toast.
      if (isShown()) flushSync(onClose);
      onDeleted(answer);
    },
    onError: (error) => {
      report(`${title}: failed`, error);
      if (!isShown()) toast.error(title, { description: failure ?? error.message });
    },
    onSettled: () => onSettled?.(),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      {children}
      {deletion.error && (
        <div className="mt-4">
          <Notice tone="failure">{failure ?? deletion.error.message}</Notice>
        </div>
      )}
    </AlertDialog>
  );
}
