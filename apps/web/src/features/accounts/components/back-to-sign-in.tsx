import { TextLink } from '@rover/ui/text-link';
import { Link } from 'react-router-dom';
import { type Handover, loginPath } from '../login-views.js';

/** A link back to Sign In. It passes on the typed address, and the page that asked for a login. */
export function BackToSignIn({ email = '', back }: Pick<Handover, 'email' | 'back'>) {
  return (
    <TextLink asChild className="self-center py-1">
      <Link to={loginPath('sign-in')} state={{ email, back } satisfies Handover}>
        Back to Sign In
      </Link>
    </TextLink>
  );
}
