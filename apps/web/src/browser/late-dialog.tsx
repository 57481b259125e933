import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { FootCard } from './foot-card.js';
import { report } from './report.js';
import { useIsShown } from './use-is-shown.js';

interface LateDialogProps<Props> {
  /** Fetches the dialog; the same function at every call. */
  load: () => Promise<ComponentType<Props>>;
  /** What the dialog is given. */
  given: Props;
}

/**
 * A dialog that is fetched when it is opened. Where it does not come, as over a line that broke or from a house that was
 * rebuilt meanwhile, the page stays as it is and says so.
 */
export function LateDialog<Props extends { onClose: () => void }>({ load, given }: LateDialogProps<Props>) {
  const [fetched, setFetched] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const [failed, setFailed] = useState(false);
  const isShown = useIsShown();

  const fetchDialog = useCallback(async () => {
    setFailed(false);
    try {
      const Dialog = await load();
      if (isShown()) setFetched({ Dialog });
    } catch (cause) {
      report('A dialog did not come', cause);
      if (isShown()) setFailed(true);
    }
  }, [load, isShown]);

  useEffect(() => void fetchDialog(), [fetchDialog]);

  if (fetched) return <fetched.Dialog {...given} />;
  if (!failed) return null;
  // No toast: where this did not come, they have perhaps not come either.
  return (
    <FootCard className="animate-rise">
      <Notice
        tone="failure"
        onRetry={fetchDialog}
        action={
          <Button look="quiet" size="small" onClick={given.onClose}>
            Close
          </Button>
        }
      >
        That did not come. Try again, or load the page anew.
      </Notice>
    </FootCard>
  );
}
