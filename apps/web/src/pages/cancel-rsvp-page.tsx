import { PageHero } from '@rover/ui/page-hero';
import { pageTitles } from '@rover/venue/page-titles';
import { useSearchParams } from 'react-router-dom';
import { CancelRsvp } from '../features/rsvps/components/cancel-rsvp.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

/** Where the link of the confirmation mail leads. */
export const CancelRsvpPage = served(Page);

function Page() {
  usePageTitle(pageTitles.cancelRsvp);
  const [params] = useSearchParams();
  return (
    <>
      <PageHero title="Your RSVP" />
      {/* As high as an RSVP, so that the foot of the page stays where it is when one comes. */}
      <div className="page-width section min-h-128 max-w-2xl">
        <CancelRsvp token={params.get('token') ?? ''} />
      </div>
    </>
  );
}
