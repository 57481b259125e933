import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { pageTitles } from '@rover/venue/page-titles';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccountLayout } from '../features/accounts/components/account-layout.js';
import { BackToSignIn } from '../features/accounts/components/back-to-sign-in.js';
import { ResetPasswordForm } from '../features/accounts/components/reset-password-form.js';
import type { Handover } from '../features/accounts/login-views.js';
import { usePageTitle } from '../shell/use-page-title.js';

/**
 * The page behind the link of a reset mail. Once used, the token leaves the address, and the history state says that it
 * was used.
 */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const { state: done }: { state: Handover | null } = useLocation();
  const navigate = useNavigate();
  const title = done ? 'Password Reset Complete' : pageTitles.resetPassword;
  usePageTitle(title);

  if (done) {
    return (
      <AccountLayout title={title}>
        <div className="flex flex-col gap-6">
          {done.message && <Notice tone="success">{done.message}</Notice>}
          <Button asChild size="large">
            <Link to={pages.login}>Go to Sign In</Link>
          </Button>
        </div>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={title} lead="Choose a new one. You need not tell us the old.">
      <div className="flex flex-col gap-5">
        <ResetPasswordForm
          token={params.get('token') ?? ''}
          onReset={(message) => navigate(pages.resetPassword, { replace: true, state: { message } satisfies Handover })}
        />
        <BackToSignIn />
      </div>
    </AccountLayout>
  );
}
