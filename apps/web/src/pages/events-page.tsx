import type { EventView } from '@rover/contracts/events';
import { pages } from '@rover/contracts/pages';
import { Notice } from '@rover/ui/notice';
import { PageHero } from '@rover/ui/page-hero';
import { headPictures } from '@rover/venue/head-pictures';
import { pageTitles } from '@rover/venue/page-titles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDebouncedSearch } from '../browser/use-debounced-search.js';
import { useNow } from '../browser/use-now.js';
import { EventEditing } from '../features/event-form/components/event-editing.js';
import { useEventForm } from '../features/event-form/use-event-form.js';
import { EventSearch } from '../features/events/components/event-search.js';
import { EventsEmpty } from '../features/events/components/events-empty.js';
import { EventsGrid, EventsGridSkeleton } from '../features/events/components/events-grid.js';
import { SubscribeToEvents } from '../features/events/components/subscribe-to-events.js';
import { eventsQuery } from '../features/events/event-queries.js';
import { matchesSearch, upcomingEvents } from '../features/events/upcoming.js';
import { useEventNews } from '../features/events/use-event-news.js';
import { useRefreshEvents } from '../features/events/use-refresh-events.js';
import { useStagedReveal } from '../features/events/use-staged-reveal.js';
import { useRsvpDialog } from '../features/rsvps/use-rsvp-dialog.js';
import { withQueryClient } from '../http/with-query-client.js';
import { HeadPicture } from '../pictures/head-picture.js';
import { usePageTitle } from '../shell/use-page-title.js';

export const EventsPage = withQueryClient(Page);

function Page() {
  usePageTitle(pageTitles.events);
  const { state }: { state: { search: string } | null } = useLocation();
  const navigate = useNavigate();
  // Results follow while typing; the history entry follows when typing pauses, for the way back.
  const [search, setSearch] = useDebouncedSearch(state?.search ?? '', (typed) =>
    navigate(pages.events, { replace: true, preventScrollReset: true, state: { search: typed } }),
  );
  const now = useNow();
  const events = useQuery(eventsQuery);
  useEventNews();
  const { openRsvp, rsvpDialog } = useRsvpDialog(useRefreshEvents());
  const { openEventForm, eventForm } = useEventForm();
  const upcoming = useMemo(() => upcomingEvents(events.data ?? [], now), [events.data, now]);
  const reveal = useStagedReveal(upcoming.length);
  // The typed letter is rendered first, its results after it.
  const sought = useDeferredValue(search);
  const searching = sought.trim() !== '';
  const found = searching ? upcoming.filter(({ event }) => matchesSearch(event, sought)) : upcoming;
  const actionsFor = useCallback(
    (event: EventView) => <EventEditing event={event} label="Edit" onEdit={() => openEventForm({ event })} />,
    [openEventForm],
  );

  return (
    <>
      <EventsHead />
      <div className="page-width flex flex-col gap-8 pb-24 pt-8">
        <div className="flex flex-wrap gap-3">
          <EventSearch value={search} onChange={setSearch} />
          <SubscribeToEvents />
        </div>
        <p role="status" className="sr-only">
          {searching && events.data && foundWords(found.length)}
        </p>
        {events.error && !events.data && (
          <Notice tone="failure" onRetry={() => events.refetch()}>
            {events.error.message}
          </Notice>
        )}
        {events.isPending && <EventsGridSkeleton />}
        {events.data && found.length === 0 && <EventsEmpty search={sought.trim()} onClear={() => setSearch('')} />}
        {found.length > 0 && (
          <EventsGrid
            events={found}
            now={now}
            searching={searching}
            reveal={reveal}
            onRsvp={openRsvp}
            actionsFor={actionsFor}
          />
        )}
      </div>
      {rsvpDialog}
      {eventForm}
    </>
  );
}

function foundWords(found: number): string {
  if (found === 0) return 'Nothing found.';
  return found === 1 ? 'One event found.' : `${found} events found.`;
}

/** The head of the page, also prerendered. */
export function EventsHead() {
  return (
    <PageHero title="Upcoming Events" view={<HeadPicture picture={headPictures.events} />}>
      <p className="mt-4 max-w-prose text-balance text-lead text-sand">
        Sessions, matches, quizzes and the odd wedding. Keep a place, and we keep a stool.
      </p>
    </PageHero>
  );
}
