import { Button } from '@rover/ui/button';
import { Skeleton } from '@rover/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EventPoster } from '../features/events/components/event-poster.js';
import { eventsQuery } from '../features/events/event-queries.js';
import { upcomingEvents } from '../features/events/upcoming.js';
import { useRefreshEvents } from '../features/events/use-refresh-events.js';
import { FindUs } from '../features/pub/components/find-us.js';
import { Welcome } from '../features/pub/components/welcome.js';
import { useRsvpDialog } from '../features/rsvps/components/use-rsvp-dialog.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function HomePage() {
  usePageTitle('Irish pub in Cabo San Lucas');
  const { data, isPending } = useQuery(eventsQuery);
  const { openRsvp, rsvpDialog } = useRsvpDialog(useRefreshEvents());
  const [next] = upcomingEvents(data ?? []);

  return (
    <>
      <Welcome />
      {(isPending || next) && (
        <section aria-labelledby="next-event" className="page-width pt-16">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="next-event" className="text-h2">
              On the wall
            </h2>
            <Button asChild look="bare">
              <Link to="/events">All events</Link>
            </Button>
          </div>
          {next ? <EventPoster {...next} onRsvp={openRsvp} /> : <Skeleton className="h-108" />}
        </section>
      )}
      <FindUs />
      {rsvpDialog}
    </>
  );
}
