import { pages } from '@rover/contracts/pages';
import { Button } from '@rover/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNow } from '../../../browser/use-now.js';
import { withQueryClient } from '../../../http/with-query-client.js';
import { useRsvpDialog } from '../../rsvps/use-rsvp-dialog.js';
import { eventsQuery } from '../event-queries.js';
import { nearness, upcomingEvents } from '../upcoming.js';
import { useEventNews } from '../use-event-news.js';
import { useRefreshEvents } from '../use-refresh-events.js';
import { EventPoster } from './event-poster.js';
import { PosterPlace } from './poster-place.js';

/** The poster of the next event; nothing when there is none. */
export const OnTheWall = withQueryClient(NextEvent);

function NextEvent() {
  const { data, isPending } = useQuery(eventsQuery);
  const { openRsvp, rsvpDialog } = useRsvpDialog(useRefreshEvents());
  const now = useNow();
  const [next] = upcomingEvents(data ?? [], now);
  useEventNews();
  if (isPending) return <PosterPlace />;
  return (
    <>
      {next && (
        <section aria-labelledby="next-event" className="page-width pt-16">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <h2 id="next-event" className="text-h2">
              On the wall
            </h2>
            <Button asChild look="bare" className="-ml-5">
              <Link to={pages.events}>All events</Link>
            </Button>
          </div>
          <EventPoster key={next.event.id} {...next} near={nearness(next.span, now)} onRsvp={openRsvp} />
        </section>
      )}
      {/* Beside the poster, so that the form stays when the event disappears. */}
      {rsvpDialog}
    </>
  );
}
