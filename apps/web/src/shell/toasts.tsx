import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdminMode } from '../features/session/admin-mode.js';
import { useFirstInteraction } from '../lazy/use-first-interaction.js';
import { ErrorBoundary } from './error-boundary.js';

const Toaster = lazyWithRetry(async () => (await import('@rover/ui/toaster')).Toaster);

/**
 * The toaster is loaded when a guest starts to use the page, and at once for admins. If it fails to load, the next page
 * tries again.
 */
export function Toasts() {
  const adminMode = useAdminMode();
  const { key } = useLocation();
  const [begun, setBegun] = useState(false);
  useFirstInteraction(useCallback(() => setBegun(true), []));
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
