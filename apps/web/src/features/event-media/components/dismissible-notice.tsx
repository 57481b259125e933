import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** A failure that stays in view while the sheet scrolls, until it is dismissed. */
export function DismissibleNotice({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  return (
    <div className="sticky -top-3 z-10 rounded bg-paper shadow-paper">
      <Notice
        tone="failure"
        action={
          <Button look="bare" size="icon" className="-my-2.5 -mr-2" aria-label="Dismiss" onClick={onDismiss}>
            <X aria-hidden className="size-5" />
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
