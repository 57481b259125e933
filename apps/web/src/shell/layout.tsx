import { Waiting } from '@rover/ui/spinner';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAdminModeWatch } from '../features/session/admin-mode.js';
import { ErrorBoundary } from './error-boundary.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useArrival } from './use-arrival.js';
import { useCanonical } from './use-canonical.js';

/** What every page stands in. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useAdminModeWatch();
  useArrival(main);
  useCanonical();

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded bg-marigold px-4 py-2 font-semibold text-stout focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className="flex-1">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageToCome />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}

/** As high as the window, so that the foot of the page is not seen where it will not stay. */
function PageToCome() {
  return (
    <div className="min-h-svh">
      <Waiting>Loading...</Waiting>
    </div>
  );
}
