import { Waiting } from '@rover/ui/spinner';
import { Tabs } from '@rover/ui/tabs';
import { pageTitles } from '@rover/venue/page-titles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EventDesk } from '../features/events/components/event-desk.js';
import { allEventsQuery } from '../features/events/event-queries.js';
import { EventMediaButton } from '../features/media/components/event-media-button.js';
import { RsvpDesk } from '../features/rsvps/components/rsvp-desk.js';
import { rsvpCountQuery } from '../features/rsvps/rsvp-query.js';
import { AdminGate } from '../features/session/components/admin-gate.js';
import { served } from '../http/served.js';
import { usePageTitle } from '../shell/use-page-title.js';

const ComponentLibrary = lazy(async () => ({
  default: (await import('../features/component-library/components/component-library.js')).ComponentLibrary,
}));
const MediaLibrary = lazy(async () => ({
  default: (await import('../features/media/components/media-library.js')).MediaLibrary,
}));

const tabs = ['events', 'rsvps', 'media', 'components'] as const;

export const AdminPage = served(Page);

function Page() {
  usePageTitle(pageTitles.admin);
  return (
    <AdminGate>
      <BackOffice />
    </AdminGate>
  );
}

function BackOffice() {
  const [params, setParams] = useSearchParams();
  const events = useQuery(allEventsQuery);
  const rsvps = useQuery(rsvpCountQuery);
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'events';

  return (
    <div className="page-width pb-24 pt-10">
      <h1 className="mb-6 text-h2">Behind the bar</h1>
      <Tabs
        label="Back office"
        value={tab}
        onValueChange={(value) => setParams(value === 'events' ? {} : { tab: value })}
        tabs={[
          {
            value: 'events',
            label: counted('Events', events.data?.length),
            content: (
              <EventDesk
                past={params.has('past')}
                actionsFor={(event) => <EventMediaButton event={event} look="bare" size="small" />}
                onPast={(past) => setParams(past ? { past: '1' } : {}, { replace: true })}
              />
            ),
          },
          { value: 'rsvps', label: counted('RSVP Bookings', rsvps.data), content: <RsvpDesk /> },
          {
            value: 'media',
            label: 'Media Library',
            content: (
              <Suspense fallback={<Waiting>Loading...</Waiting>}>
                <MediaLibrary />
              </Suspense>
            ),
          },
          {
            value: 'components',
            label: 'Component Library',
            content: (
              <Suspense fallback={<Waiting>Loading...</Waiting>}>
                <ComponentLibrary />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count.toLocaleString('en')})`;
}
