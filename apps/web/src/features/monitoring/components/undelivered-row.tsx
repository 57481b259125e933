import type { UndeliveredView } from '@rover/contracts/undelivered';
import { Badge } from '@rover/ui/badge';
import { Button } from '@rover/ui/button';
import { momentWords } from '@rover/venue/events/event-words';
import { sendAgain } from '../api/send-again.js';
import { useSendingAgain } from '../use-sending-again.js';

const kindNames = { mail: 'Mail', message: 'Message' } as const;

interface UndeliveredRowProps {
  item: UndeliveredView;
  /** Called when the row, and the focused button in it, is about to disappear. */
  onSent: () => void;
}

export function UndeliveredRow({ item, onSent }: UndeliveredRowProps) {
  const { mutate, isPending } = useSendingAgain(() => sendAgain(item), onSent);
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
