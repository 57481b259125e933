import { late } from '@rover/ui/late';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdminMode } from '../features/session/admin-mode.js';
import { useFirstTouch } from '../late/use-first-touch.js';
import { ErrorBoundary } from './error-boundary.js';

const Toaster = late(async () => (await import('@rover/ui/toaster')).Toaster);

/**
 * The toaster is loaded when a guest starts to use the page, and at once for admins. If it fails to load, the next page
 * tries again.
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
