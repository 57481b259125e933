import '@rover/ui/theme.css';
import { StrictMode, startTransition } from 'react';
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
// The screen that a page came with stays until all is there to take its place at once, made in turns with the browser's work.
if (root.hasChildNodes()) startTransition(render);
else render();
