import { pages } from '@rover/contracts/pages';
import { Waiting } from '@rover/ui/spinner';
import { TextLink } from '@rover/ui/text-link';
import { pageTitles } from '@rover/venue/page-titles';
import { Link } from 'react-router-dom';
import { AccountLayout } from '../features/accounts/components/account-layout.js';
import { VerificationResult } from '../features/accounts/components/verification-result.js';
import { useVerification } from '../features/accounts/use-verification.js';
import { withQueryClient } from '../http/with-query-client.js';
import { usePageTitle } from '../shell/use-page-title.js';

/** The page behind the link of a verification mail. */
export const VerifyEmailPage = withQueryClient(Page);

function Page() {
  const { outcome, tryAgain } = useVerification();
  const title = !outcome ? pageTitles.verifyEmail : outcome.ok ? 'Email Verified!' : 'Verification Failed';
  usePageTitle(title);
  return (
    <AccountLayout title={title}>
      <div className="flex flex-col gap-6">
        {outcome ? (
          <VerificationResult outcome={outcome} onTryAgain={tryAgain} />
        ) : (
          <Waiting>One moment, while we look you up in the book.</Waiting>
        )}
        <TextLink asChild className="self-center py-1">
          <Link to={pages.home}>Back to Home</Link>
        </TextLink>
      </div>
    </AccountLayout>
  );
}
