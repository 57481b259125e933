import '@rover/ui/theme.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { admitStoredAdmin } from './features/session/admin-mode.js';
import { SiteRoutes } from './routes.js';
import { ErrorBoundary } from './shell/error-boundary.js';
import './shell/plain-page.css';
import { Toasts } from './shell/toasts.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

admitStoredAdmin();
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter useTransitions={false}>
          <SiteRoutes />
        </BrowserRouter>
        <Toasts />
      </ErrorBoundary>
    </StrictMode>,
  );
// The screen that a page came with gives way in one step, and before the page counts as loaded: nobody meets it half awake.
if (root.hasChildNodes()) flushSync(render);
else render();
