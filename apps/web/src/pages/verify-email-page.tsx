import { pages } from '@rover/contracts/pages';
import { Waiting } from '@rover/ui/spinner';
import { TextLink } from '@rover/ui/text-link';
import { pageTitles } from '@rover/venue/page-titles';
import { Link } from 'react-router-dom';
import { FrontDoor } from '../features/accounts/components/front-door.js';
import { VerificationResult } from '../features/accounts/components/verification-result.js';
import { useVerification } from '../features/accounts/use-verification.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

/** The page behind the link of a verification mail. */
export const VerifyEmailPage = served(Page);

function Page() {
  const { outcome, tryAgain } = useVerification();
  const title = !outcome ? pageTitles.verifyEmail : outcome.ok ? 'Email Verified!' : 'Verification Failed';
  usePageTitle(title);
  return (
    <FrontDoor title={title}>
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
    </FrontDoor>
  );
}
