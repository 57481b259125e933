import { Notice } from '@rover/ui/notice';
import type { ReactNode } from 'react';
import type { Outcome } from '../outcome.js';

/** Tells how it went. */
export function OutcomeNotice({ outcome, action }: { outcome: Outcome; action?: ReactNode }) {
  return (
    <Notice tone={outcome.ok ? 'success' : 'failure'} action={action}>
      <p>{outcome.message}</p>
      {outcome.detail && <p className="text-sm text-muted">{outcome.detail}</p>}
    </Notice>
  );
}
