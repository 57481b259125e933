import type { UserView } from '@rover/contracts/auth';
import { pages } from '@rover/contracts/pages';
import { pageTitles } from '@rover/venue/page-titles';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountLayout } from '../features/accounts/components/account-layout.js';
import { LoginViews } from '../features/accounts/components/login-views.js';
import { SignedIn } from '../features/accounts/components/signed-in.js';
import { type Handover, type LoginView, loginViewOf } from '../features/accounts/login-views.js';
import { readSession, watchSessionElsewhere } from '../features/session/session-store.js';
import { useSession } from '../features/session/use-session.js';
import { usePageTitle } from '../shell/use-page-title.js';

const welcome = 'Come On In';

const heads: Record<LoginView, { page: string; title: string; lead?: string }> = {
  'sign-in': {
    page: pageTitles.login,
    title: welcome,
    lead: 'Good to see you again. Your stool is where you left it.',
  },
  'sign-up': {
    page: 'Sign Up',
    title: welcome,
    lead: 'New here? Sign up, and you are one of the regulars.',
  },
  'check-email': { page: 'Check Your Email', title: 'Check Your Email' },
  'forgot-password': {
    page: 'Reset Password',
    title: 'Reset Password',
    lead: 'It happens to the best of us. Give us your email, and a link is on its way.',
  },
  'link-sent': { page: 'Reset Password', title: 'Look in Your Inbox' },
};

export function LoginPage() {
  const [params] = useSearchParams();
  const { state }: { state: Handover | null } = useLocation();
  const handover = state ?? {};
  const view = loginViewOf(params, handover);
  const { page, title, lead } = heads[view];
  const session = useSession();
  const [sessionFound, setSessionFound] = useState(readSession);
  useEffect(() => watchSessionElsewhere(() => setSessionFound(readSession())), []);
  const navigate = useNavigate();
  const { back = pages.admin } = handover;
  const goOn = useCallback(
    ({ userType }: UserView) => navigate(userType === 'admin' ? back : pages.home, { replace: true }),
    [navigate, back],
  );
  usePageTitle(page);

  // Only a session that was there on arrival, or comes from elsewhere: who signs in here is being welcomed.
  if (session && session === sessionFound) {
    const { firstName } = session.user;
    return (
      <AccountLayout title={firstName ? `Good to see you, ${firstName}` : 'Good to see you'}>
        <SignedIn user={session.user} back={back} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={title} lead={lead}>
      <LoginViews view={view} handover={handover} onSignedIn={goOn} />
    </AccountLayout>
  );
}
