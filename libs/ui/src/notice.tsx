import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button.js';

/** A message about what was just done. A failure interrupts a screen reader, a success waits for a pause. */
export function Notice({
  tone,
  children,
  action,
  onRetry,
}: {
  tone: 'success' | 'failure';
  children: ReactNode;
  action?: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
}) {
  const failure = tone === 'failure';
  const Icon = failure ? CircleAlert : CircleCheck;
  return (
    <div
      role={failure ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded border-l-4 bg-sand/60 px-4 py-3',
        failure ? 'border-terracotta' : 'border-leaf',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', failure ? 'text-terracotta' : 'text-leaf')} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap gap-3">
          {onRetry && <Retry onRetry={onRetry} />}
          {action}
        </div>
      )}
    </div>
  );
}

/** Goes with its notice when it is pressed: then the focus moves to what is around it, such as the page or a dialog. */
function Retry({ onRetry }: { onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const retry = button.current;
    return () => {
      if (retry !== document.activeElement) return;
      retry?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} look="quiet" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
}
