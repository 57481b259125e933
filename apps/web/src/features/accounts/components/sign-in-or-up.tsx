import type { UserView } from '@rover/contracts/auth';
import { Tabs } from '@rover/ui/tabs';
import { useNavigate } from 'react-router-dom';
import { type Handover, type LoginView, loginPath } from '../login-views.js';
import { SignInForm } from './sign-in-form.js';
import { SignUpForm } from './sign-up-form.js';

interface SignInOrUpProps {
  view: Extract<LoginView, 'sign-in' | 'sign-up'>;
  handover: Handover;
  onSignedIn: (user: UserView) => void;
}

/** The tabs Sign In and Sign Up. */
export function SignInOrUp({ view, handover, onSignedIn }: SignInOrUpProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      label="Account"
      value={view}
      onValueChange={(next) =>
        navigate(loginPath(next === 'sign-up' ? 'sign-up' : 'sign-in'), {
          replace: true,
          state: { back: handover.back } satisfies Handover,
        })
      }
      tabs={[
        { value: 'sign-in', label: 'Sign In', content: <SignInForm handover={handover} onSignedIn={onSignedIn} /> },
        { value: 'sign-up', label: 'Sign Up', content: <SignUpForm back={handover.back} /> },
      ]}
    />
  );
}
