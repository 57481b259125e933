import type { EventView } from '@rover/contracts/events';
import { eventPath, pages } from '@rover/contracts/pages';
import { webAddress } from '@rover/contracts/web-address';
import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { Skeleton } from '@rover/ui/skeleton';
import { Waiting } from '@rover/ui/spinner';
import { eventSpan } from '@rover/venue/events/event-clock';
import { pageTitles } from '@rover/venue/page-titles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, type Params, useParams } from 'react-router-dom';
import { useNow } from '../browser/use-now.js';
import { EventEditing } from '../features/event-form/components/event-editing.js';
import { useEventForm } from '../features/event-form/use-event-form.js';
import { EventMediaButton } from '../features/event-media/components/event-media-button.js';
import { useMediaManager } from '../features/event-media/use-media-manager.js';
import { EventDetails } from '../features/events/components/event-details.js';
import { EventHero, eventPictureLook } from '../features/events/components/event-hero.js';
import { EventImage } from '../features/events/components/event-image.js';
import { EventNotFound } from '../features/events/components/event-not-found.js';
import { JoinPanel } from '../features/events/components/join-panel.js';
import { eventQuery, listedEvent } from '../features/events/event-queries.js';
import { shareEvent } from '../features/events/share-event.js';
import { nearness } from '../features/events/upcoming.js';
import { useEventNews } from '../features/events/use-event-news.js';
import { useRefreshEvents } from '../features/events/use-refresh-events.js';
import { useRsvpDialog } from '../features/rsvps/use-rsvp-dialog.js';
import { isNotFound } from '../http/call-error.js';
import { queryClient } from '../http/query-client.js';
import { withQueryClient } from '../http/with-query-client.js';
import { ErrorBoundary } from '../shell/error-boundary.js';
import { useAddress } from '../shell/use-address.js';
import { usePageTitle } from '../shell/use-page-title.js';

const EventMediaSection = lazyWithRetry(
  async () => (await import('../features/events/components/event-media.js')).EventMediaSection,
);

/** If prefetching fails, the page itself tries again. */
export const EventPage = Object.assign(withQueryClient(Page), {
  fetch: ({ eventSlug = '' }: Params) => queryClient.prefetchQuery(eventQuery(eventSlug)),
});

function Page() {
  const { eventSlug = '' } = useParams();
  const client = useQueryClient();
  const now = useNow();
  const query = useQuery({ ...eventQuery(eventSlug), placeholderData: () => listedEvent(client, eventSlug) });
  const { data: event, error, isPending } = query;
  useEventNews();
  const { openRsvp, rsvpDialog } = useRsvpDialog(useRefreshEvents());
  const { openEventForm, eventForm } = useEventForm();
  const { openMedia, mediaManager } = useMediaManager();
  usePageTitle(event?.title ?? pageTitles.event);
  // Cached under its new slug as well, so that it is shown without a gap.
  useEffect(() => {
    if (!event?.slug || event.slug === eventSlug) return;
    const { queryKey } = eventQuery(event.slug);
    if (client.getQueryData(queryKey)?.slug !== event.slug) client.setQueryData(queryKey, event);
  }, [client, event, eventSlug]);
  useAddress(event?.slug ? eventPath(event.slug) : undefined);

  if (isPending) return <Waiting tall>Loading event details...</Waiting>;
  const isWriting = rsvpDialog || eventForm || mediaManager;
  if (error && !event && !isWriting) return <Navigate to={pages.events} replace />;

  const span = event && eventSpan(event);
  return (
    <>
      {!span || isNotFound(error) ? (
        <EventNotFound />
      ) : (
        <>
          <EventHero
            event={event}
            near={nearness(span)}
            picture={<EventImage first src={webAddress(event.image) ?? ''} className={eventPictureLook} />}
            onShare={() => shareEvent(event, 'Event URL copied to clipboard!')}
          />
          <div className="page-width section grid gap-12 lg:grid-cols-[1fr_22rem]">
            <EventDetails event={event} span={span} />
            <JoinPanel
              event={event}
              span={span}
              now={now}
              onRsvp={openRsvp}
              actions={
                <>
                  <EventEditing event={event} label="Edit Event" onEdit={() => openEventForm({ event })} />
                  <EventMediaButton event={event} look="paper" onOpen={openMedia} />
                </>
              }
            />
            {hasMedia(event) && (
              <ErrorBoundary optional>
                <Suspense fallback={<Skeleton className="h-80" />}>
                  <EventMediaSection event={event} />
                </Suspense>
              </ErrorBoundary>
            )}
          </div>
        </>
      )}
      {/* Here, so that the form stays when the event disappears. */}
      {rsvpDialog}
      {eventForm}
      {mediaManager}
    </>
  );
}

function hasMedia({ media }: EventView): boolean {
  return Object.values(media).some((items) => items.length > 0);
}
