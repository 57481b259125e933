import { PageHero } from '@rover/ui/page-hero';
import { useSearchParams } from 'react-router-dom';
import { CancelRsvp } from '../features/rsvps/components/cancel-rsvp.js';
import { usePageTitle } from '../shell/use-page-title.js';

/** Where the link of the confirmation mail leads. */
export function CancelRsvpPage() {
  usePageTitle('Cancel my RSVP');
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
