import '@rover/ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { admitStoredAdmin } from './features/session/admin-mode.js';
import { preparePage, SiteRoutes } from './routes.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import { restoreScroll } from './shell/scroll-restoration.js';
import './shell/plain-page.css';
import { takeOver } from './shell/take-over.js';
import { Toasts } from './shell/toasts.js';

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
if (root.hasChildNodes()) void takeOver(root, () => preparePage(location.pathname), render);
else {
  render(root);
  restoreScroll();
}
