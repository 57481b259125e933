import type { UserView } from '@rover/contracts/auth';
import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Link } from 'react-router-dom';
import type { ReturnTo } from '../../session/return-to.js';
import { endSession } from '../../session/session-store.js';

interface SignedInProps extends ReturnTo {
  user: UserView;
}

/** Shown to a user who is signed in already: go on, or use another account. */
export function SignedIn({ user, back = pages.admin }: SignedInProps) {
  const isAdmin = user.userType === 'admin';
  return (
    <div className="flex flex-col gap-5">
      <p>
        You are signed in{user.email && ' as '}
        <span className="inline-block max-w-full wrap-anywhere">
          <strong>{user.email}</strong>.
        </span>
      </p>
      <Button asChild size="large">
        {isAdmin ? <Link to={back}>Go behind the bar</Link> : <Link to={pages.events}>See what is on</Link>}
      </Button>
      <Button look="quiet" onClick={endSession}>
        Sign in as somebody else
      </Button>
    </div>
  );
}
