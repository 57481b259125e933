import { Toaster } from '@rover/ui/toaster';
import '@rover/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { admitStoredAdmin } from './features/session/admin-mode.js';
import { queryClient } from './http/query-client.js';
import { SiteRoutes } from './routes.js';
import { ErrorBoundary } from './shell/error-boundary.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

admitStoredAdmin();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter useTransitions={false}>
          <SiteRoutes />
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
);
