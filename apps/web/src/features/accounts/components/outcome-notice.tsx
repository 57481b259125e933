import { Notice } from '@rover/ui/notice';
import type { Outcome } from '../outcome.js';

/** Tells how it went. */
export function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  return (
    <Notice tone={outcome.ok ? 'success' : 'failure'}>
      <p>{outcome.message}</p>
      {outcome.detail && <p className="text-sm text-muted">{outcome.detail}</p>}
    </Notice>
  );
}
