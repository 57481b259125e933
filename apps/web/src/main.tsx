import '@rover/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { admitStoredAdmin } from './features/session/admin-mode.js';
import { preparePage, SiteRoutes } from './routes.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { keepReaderPlace } from './shell/keep-reader-place.js';
import './shell/plain-page.css';
import { Toasts } from './shell/toasts.js';
import { wake } from './shell/wake.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

admitStoredAdmin();
const render = (place: HTMLElement) =>
  createRoot(place).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter useTransitions={false}>
          <SiteRoutes />
          <Toasts />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
if (root.hasChildNodes()) void wake(root, () => preparePage(location.pathname), render);
else {
  render(root);
  keepReaderPlace();
}
