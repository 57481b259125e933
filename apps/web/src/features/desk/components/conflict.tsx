import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';

interface ConflictProps {
  /** What both edited: 'event'. */
  what: string;
  /** Fetches the current version. Rejects with words for the admin. */
  onReload: () => Promise<void>;
  onSaveAnyway: () => void;
}

/** Shown when two admins edited the same thing: the second decides which version stays. */
export function Conflict({ what, onReload, onSaveAnyway }: ConflictProps) {
  const reload = useMutation({
    mutationFn: onReload,
    onError: (error) => toast.error('Error', { description: error.message }),
  });
  return (
    <div className="w-full">
      <Notice
        tone="failure"
        action={
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="small" busy={reload.isPending} onClick={() => reload.mutate()}>
              Reload
            </Button>
            <Button look="danger" size="small" onClick={onSaveAnyway}>
              Save anyway
            </Button>
          </div>
        }
      >
        Somebody else has changed this {what} since you opened it. Reload to see theirs and lose yours, or save yours
        over theirs.
      </Notice>
    </div>
  );
}
