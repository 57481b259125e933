import { Waiting } from '@rover/ui/spinner';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAdminModeWatch } from '../features/session/admin-mode.js';
import { ErrorBoundary } from './error-boundary.js';
import { Footer } from './footer.js';
import { Frame } from './frame.js';
import { useCanonical } from './use-canonical.js';
import { useOpenedAt } from './use-opened-at.js';
import { useRouteFocus } from './use-route-focus.js';

/** The frame around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const openedAt = useOpenedAt();
  useAdminModeWatch();
  useRouteFocus(main);
  useCanonical();

  return (
    <Frame main={main} foot={<Footer />}>
      <ErrorBoundary key={openedAt} at={key}>
        <Suspense fallback={<Waiting tall>Loading...</Waiting>}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
