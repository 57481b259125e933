import { AlertDialog } from '@rover/ui/alert-dialog';
import { useBackAsks } from '@rover/ui/use-back-asks';
import { useCallback, useState } from 'react';
import { useLinksAsk } from '../../../browser/use-links-ask.js';

/** Asks before what is being recorded is lost by Back or by a link; to stand on the page while something is. */
export function DiscardRecordingQuestion({ onDiscard }: { onDiscard: () => void }) {
  const [leaving, setLeaving] = useState(false);
  const ask = useCallback(() => setLeaving(true), []);
  useBackAsks(true, ask);
  useLinksAsk(ask);
  return (
    <AlertDialog
      open={leaving}
      onOpenChange={setLeaving}
      title="Discard Recording"
      confirm="Discard"
      onConfirm={onDiscard}
    >
      What is being recorded has not been saved.
    </AlertDialog>
  );
}
