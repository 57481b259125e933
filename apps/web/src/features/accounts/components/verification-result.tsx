import { limits } from '@rover/contracts/limits';
import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Link } from 'react-router-dom';
import { loginPath } from '../login-views.js';
import type { Outcome } from '../outcome.js';
import { OutcomeNotice } from './outcome-notice.js';

interface VerificationResultProps {
  outcome: Outcome;
  /** Set where trying again may help. */
  onTryAgain?: (() => void) | undefined;
}

/** The result of a verification, and where to go next. The message is rendered as plain text, whoever wrote it. */
export function VerificationResult({ outcome, onTryAgain }: VerificationResultProps) {
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {outcome.ok && (
        <Button asChild size="large">
          <Link to={pages.login}>Go to Login</Link>
        </Button>
      )}
      {!outcome.ok && onTryAgain && (
        <Button size="large" onClick={onTryAgain}>
          Try Again
        </Button>
      )}
      {!outcome.ok && !onTryAgain && (
        <>
          <p className="text-muted">
            A link works once, for {limits.mailedLink.verify / 60} hours. Sign in, and if your address is not verified
            yet, you can have another sent.
          </p>
          <Button asChild look="quiet" size="large">
            <Link to={loginPath('sign-in')}>Back to Sign In</Link>
          </Button>
        </>
      )}
    </>
  );
}
