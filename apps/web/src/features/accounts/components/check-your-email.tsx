import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Link } from 'react-router-dom';
import { type Handover, loginPath } from '../login-views.js';
import { ResendVerification } from './resend-verification.js';

/** After signing up: the account waits for the link in the mail. */
export function CheckYourEmail({ email = '', back }: Pick<Handover, 'email' | 'back'>) {
  return (
    <div className="flex flex-col gap-6">
      <p>
        We have sent a link to{' '}
        <span className="inline-block max-w-full wrap-anywhere">
          <strong>{email}</strong>.
        </span>{' '}
        Open it within {limits.mailedLink.verify / 60} hours and the door is yours.
      </p>
      <p className="text-muted">Nothing there? Look among the spam, or have it sent again.</p>
      <ResendVerification email={email} />
      <Button asChild>
        <Link to={loginPath('sign-in')} state={{ email, back } satisfies Handover}>
          Back to Login
        </Link>
      </Button>
    </div>
  );
}
