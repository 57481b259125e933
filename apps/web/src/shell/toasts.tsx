import { late } from '@rover/ui/late';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstTouch } from '../browser/use-first-touch.js';
import { useAdminMode } from '../features/session/admin-mode.js';
import { ErrorBoundary } from './error-boundary.js';

const Toaster = late(async () => (await import('@rover/ui/toaster')).Toaster);

/**
 * A toast answers something that was done, so the rack for them is fetched when a guest begins to do things; for an
 * admin, whose every press is answered by one, at once. Where it does not come, it is asked for again at the next page.
 */
export function Toasts() {
  const adminMode = useAdminMode();
  const { key } = useLocation();
  const [begun, setBegun] = useState(false);
  useFirstTouch(useCallback(() => setBegun(true), []));
  return (
    (begun || adminMode) && (
      <ErrorBoundary optional at={key}>
        <Suspense>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
