import { TextLink } from '@rover/ui/text-link';
import { Link } from 'react-router-dom';
import { type Handover, loginPath } from '../login-views.js';

/** The way back, with the address that was typed. */
export function BackToSignIn({ email = '' }: { email?: string }) {
  return (
    <TextLink asChild className="self-center py-1">
      <Link to={loginPath('sign-in')} state={{ email } satisfies Handover}>
        Back to Sign In
      </Link>
    </TextLink>
  );
}
