import { Waiting } from '@rover/ui/spinner';
import { eventSpan } from '@rover/venue/event-clock';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { EventDetails } from '../features/events/components/event-details.js';
import { EventEditing } from '../features/events/components/event-editing.js';
import { EventHero } from '../features/events/components/event-hero.js';
import { EventNotFound } from '../features/events/components/event-not-found.js';
import { JoinPanel } from '../features/events/components/join-panel.js';
import { eventQuery } from '../features/events/event-queries.js';
import { useRefreshEvents } from '../features/events/use-refresh-events.js';
import { useRsvpDialog } from '../features/rsvps/components/use-rsvp-dialog.js';
import { isNotFound } from '../http/call-error.js';
import { usePageTitle } from '../shell/use-page-title.js';

export function EventPage() {
  const { eventSlug = '' } = useParams();
  const { data: event, error, isPending } = useQuery(eventQuery(eventSlug));
  const { openRsvp, rsvpDialog } = useRsvpDialog(useRefreshEvents());
  usePageTitle(event?.title ?? 'Event');

  if (isPending) return <Waiting>Loading event details...</Waiting>;
  if (error && !event) return <Navigate to="/events" replace />;

  const span = event && eventSpan(event);
  if (!span || isNotFound(error)) return <EventNotFound />;
  if (event.slug !== eventSlug) return <Navigate to={`/events/${event.slug}`} replace />;

  return (
    <>
      <EventHero event={event} span={span} />
      <div className="page-width section grid gap-12 lg:grid-cols-[1fr_22rem]">
        <EventDetails event={event} span={span} />
        <JoinPanel event={event} onRsvp={openRsvp} actions={<EventEditing event={event} label="Edit Event" />} />
      </div>
      {rsvpDialog}
    </>
  );
}
