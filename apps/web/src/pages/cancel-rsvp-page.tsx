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
      <div className="page-width section max-w-2xl">
        <CancelRsvp token={params.get('token') ?? ''} />
      </div>
    </>
  );
}
