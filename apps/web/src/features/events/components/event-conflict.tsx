import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { fetchEventNow } from '../event-queries.js';

interface EventConflictProps {
  /** As it was when the form opened. */
  event: EventView;
  onReload: (event: EventView) => void;
  onSaveAnyway: () => void;
}

/** Two admins wrote the same event: says so, and lets the second decide which of the two stays. */
export function EventConflict({ event, onReload, onSaveAnyway }: EventConflictProps) {
  const client = useQueryClient();
  const reload = useMutation({
    mutationFn: () => fetchEventNow(client, event.id),
    onSuccess: (now) => (now ? onReload(now) : toast.error('Error', { description: 'This event has been deleted.' })),
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
        Somebody else has changed this event since you opened it. Reload to see theirs and lose yours, or save yours
        over theirs.
      </Notice>
    </div>
  );
}
