import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { nobodyFocused } from '@rover/ui/nobody-focused';
import { Waiting } from '@rover/ui/spinner';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { queryClient } from '../../../http/query-client.js';
import { useAdminAccess } from '../admin-mode.js';
import { type ReturnTo, useReturnTo } from '../return-to.js';
import { forgetAdminRefusal, readAdminToken, wasAdminRefused, watchAdminToken } from '../session-store.js';

// When the token goes, cached answers of the back office go too, once no page shows them.
watchAdminToken(() => {
  if (readAdminToken() === null) setTimeout(() => queryClient.removeQueries({ type: 'inactive' }));
});

/** Shows the back office to an admin, sends others to the login, and asks for a new login after a session has ended. */
export function AdminGate({ children }: { children: ReactNode }) {
  const isAdmin = useAdminAccess();
  const returnTo = useReturnTo();
  if (isAdmin === undefined) return <Waiting tall>Checking your session...</Waiting>;
  if (isAdmin) return children;
  return wasAdminRefused() ? (
    <AskForLogin returnTo={returnTo} />
  ) : (
    <Navigate to={pages.login} state={returnTo} replace />
  );
}

function AskForLogin({ returnTo }: { returnTo: ReturnTo }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (nobodyFocused()) heading.current?.focus();
    return forgetAdminRefusal;
  }, []);
  return (
    <div className="page-width section flex flex-col items-center gap-5 text-center">
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        Redirecting to Login
      </h1>
      <p className="text-muted">Your session is over, or it never opened this door.</p>
      <Button asChild>
        <Link to={pages.login} state={returnTo}>
          Go to Login
        </Link>
      </Button>
    </div>
  );
}
