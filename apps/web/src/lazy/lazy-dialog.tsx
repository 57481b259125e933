import { BottomCard } from '@rover/ui/bottom-card';
import { Button } from '@rover/ui/button';
import { LoadingCard } from '@rover/ui/loading-card';
import { Notice } from '@rover/ui/notice';
import { useEscape } from '@rover/ui/use-escape';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { usePreloaded } from './use-preloaded.js';

interface LazyDialogOptions {
  /** Load the dialog at the first sign of use of the page, before it is opened. */
  early?: boolean;
  /** Called when the dialog closes. Must be a stable function. */
  onClosed?: () => void;
}

/**
 * A dialog whose code is loaded when it is opened. If loading fails, as without a connection or after a new release,
 * the page stays and shows a notice with a button to try again. Loading that takes a moment shows a notice; Escape
 * cancels it.
 *
 * @param load imports the dialog; must be a stable function
 * @returns a stable function that opens the dialog with its props, and the element to render
 */
export function useLazyDialog<Given extends object>(
  load: () => Promise<ComponentType<Given & { onClose: () => void }>>,
  { early = false, onClosed }: LazyDialogOptions = {},
): [open: (given: Given) => void, dialog: ReactNode] {
  const [Dialog, fetchDialog] = usePreloaded(load, early);
  const [given, setGiven] = useState<Given | null>(null);
  const [failed, setFailed] = useState(false);

  const close = useCallback(() => {
    setGiven(null);
    onClosed?.();
  }, [onClosed]);
  const ask = useCallback(async () => {
    setFailed(false);
    setFailed(!(await fetchDialog()));
  }, [fetchDialog]);
  useEffect(() => {
    if (given !== null && !Dialog) void ask();
  }, [given, Dialog, ask]);

  if (!given) return [setGiven, null];
  const standIn = failed ? <LoadFailed onRetry={ask} onClose={close} /> : <LoadingCard onCancel={close} />;
  const dialog = Dialog ? <Dialog {...given} onClose={close} /> : standIn;
  return [setGiven, dialog];
}

/** Not a toast: if the dialog failed to load, the toasts may have failed as well. */
function LoadFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  useEscape(onClose);
  return (
    <BottomCard className="animate-rise">
      <Notice
        tone="failure"
        onRetry={onRetry}
        action={
          <Button look="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        }
      >
        That did not come. Try again, or load the page anew.
      </Notice>
    </BottomCard>
  );
}
