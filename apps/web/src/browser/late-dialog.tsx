import { Button } from '@rover/ui/button';
import { FootCard } from '@rover/ui/foot-card';
import { Notice } from '@rover/ui/notice';
import { OnItsWay } from '@rover/ui/on-its-way';
import { useEscape } from '@rover/ui/use-escape';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useReadyPart } from './use-ready-part.js';

interface LateDialogOptions {
  /** It is fetched at the first sign that somebody uses the page. */
  early?: boolean;
  /** Hears that it was closed; the same function at every call. */
  onClosed?: () => void;
}

/**
 * A dialog that is fetched when it is opened. Where it does not come, as over a line that broke or from a house that was
 * rebuilt meanwhile, the page stays as it is and says so; it is asked for again there, and wherever it is opened anew.
 * What takes a moment says so, and Escape calls it off.
 *
 * @param load fetches the dialog; the same function at every call
 * @returns how it is opened, with what it is given, the same function at every call; and its place on the page
 */
export function useLateDialog<Given extends object>(
  load: () => Promise<ComponentType<Given & { onClose: () => void }>>,
  { early = false, onClosed }: LateDialogOptions = {},
): [open: (given: Given) => void, dialog: ReactNode] {
  const [Dialog, fetchDialog] = useReadyPart(load, early);
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
  const standIn = failed ? <NotCome onRetry={ask} onClose={close} /> : <OnItsWay onCallOff={close} />;
  const dialog = Dialog ? <Dialog {...given} onClose={close} /> : standIn;
  return [setGiven, dialog];
}

/** No toast: where a dialog did not come, they have perhaps not come either. */
function NotCome({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  useEscape(onClose);
  return (
    <FootCard className="animate-rise">
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
    </FootCard>
  );
}
