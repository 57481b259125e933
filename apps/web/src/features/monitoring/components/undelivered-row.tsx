import type { UndeliveredView } from '@rover/contracts/undelivered';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { momentWords } from '@rover/venue/event-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { sendAgain } from '../api/send-again.js';
import { undeliveredQuery } from '../undelivered-query.js';

const kindNames = { mail: 'Mail', message: 'Message' } as const;

interface UndeliveredRowProps {
  item: UndeliveredView;
  /** The row is about to go, and its button with it: the focus must go elsewhere. */
  onSent: () => void;
}

export function UndeliveredRow({ item, onSent }: UndeliveredRowProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendAgain(item),
    onSuccess: ({ message }) => {
      toast.success(message);
      onSent();
    },
    onError: (error) => toast.error(`It was not sent again. ${error.message}`),
    onSettled: () => client.invalidateQueries({ queryKey: undeliveredQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{kindNames[item.kind]}</Badge>
          <span className="font-semibold wrap-anywhere">{item.what}</span>
        </p>
        <p className="wrap-anywhere">To {item.recipient}</p>
        <p className="text-sm text-terracotta wrap-anywhere">{item.error}</p>
        <p className="text-sm text-muted">
          <time dateTime={item.failedAt}>{momentWords(new Date(item.failedAt))}</time>
        </p>
      </div>
      <Button
        look="quiet"
        busy={isPending}
        onClick={() => mutate()}
        aria-label={`Send again: ${item.what} to ${item.recipient}`}
      >
        Send again
      </Button>
    </li>
  );
}
