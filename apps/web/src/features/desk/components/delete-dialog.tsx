import { AlertDialog } from '@rover/ui/alert-dialog';
import { Notice } from '@rover/ui/notice';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'sonner';
import { logError } from '../../../browser/log-error.js';
import { useIsMounted } from '../../../browser/use-is-mounted.js';

interface DeleteDialogProps<Answer> {
  title: string;
  /** What will be deleted. */
  children: ReactNode;
  remove: () => Promise<Answer>;
  /** Called after it was deleted and the dialog has closed. */
  onDeleted: (answer: Answer) => void;
  /** Called after a success or a failure: somebody else may have deleted it already. */
  onSettled?: () => void;
  /** The message of a failure; by default the server's own words. */
  failure?: string;
  onClose: () => void;
}

/** Asks before deleting something, and tells of a failure. */
export function DeleteDialog<Answer>(props: DeleteDialogProps<Answer>) {
  const { title, children, remove, onDeleted, onSettled, failure, onClose } = props;
  const isMounted = useIsMounted();
  const deletion = useMutation({
    mutationFn: remove,
    onSuccess: (answer) => {
      // The dialog closes before the toast appears: an open dialog would keep the focus from it.
      if (isMounted()) flushSync(onClose);
      onDeleted(answer);
    },
    onError: (error) => {
      logError(`${title}: failed`, error);
      if (!isMounted()) toast.error(title, { description: failure ?? error.message });
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
