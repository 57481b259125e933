import { PageHero } from '@rover/ui/page-hero';
import { pageTitles } from '@rover/venue/page-titles';
import { useSearchParams } from 'react-router-dom';
import { CancelRsvp } from '../features/rsvps/components/cancel-rsvp.js';
import { withQueryClient } from '../http/with-query-client.js';
import { usePageTitle } from '../shell/use-page-title.js';

/** The page behind the link of a confirmation mail. */
export const CancelRsvpPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.cancelRsvp);
  const [params] = useSearchParams();
  return (
    <>
      <PageHero title="Your RSVP" />
      {/* As high as an RSVP, so that the footer does not move when one is loaded. */}
      <div className="page-width section min-h-128 max-w-2xl">
        <CancelRsvp token={params.get('token') ?? ''} />
      </div>
    </>
  );
}
