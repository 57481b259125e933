import type { UserView } from '@rover/contracts/auth';
import type { Handover, LoginView } from '../login-views.js';
import { CheckYourEmail } from './check-your-email.js';
import { ForgotPasswordForm } from './forgot-password-form.js';
import { LinkSent } from './link-sent.js';
import { SignInOrUp } from './sign-in-or-up.js';

interface LoginViewsProps {
  view: LoginView;
  handover: Handover;
  onSignedIn: (user: UserView) => void;
}

export function LoginViews({ view, handover, onSignedIn }: LoginViewsProps) {
  switch (view) {
    case 'check-email':
      return <CheckYourEmail {...handover} />;
    case 'forgot-password':
      return <ForgotPasswordForm handover={handover} />;
    case 'link-sent':
      return <LinkSent {...handover} />;
    default:
      return <SignInOrUp view={view} handover={handover} onSignedIn={onSignedIn} />;
  }
}
