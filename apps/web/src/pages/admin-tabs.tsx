import type { EventView } from '@rover/contracts/events';
import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookingNewsQuery } from '../features/bookings/booking-queries.js';
import { DoorListLink } from '../features/door/components/door-list-link.js';
import { EventDesk } from '../features/event-desk/components/event-desk.js';
import { EventMediaButton } from '../features/event-media/components/event-media-button.js';
import { useMediaManager } from '../features/event-media/use-media-manager.js';
import { allEventsQuery } from '../features/events/event-queries.js';
import { userCountQuery } from '../features/users/user-query.js';

interface AdminTab {
  /** The value of `tab` in the address. */
  value: string;
  label: string;
  Content: ComponentType;
  /** The number shown on the tab; undefined while unknown. */
  useCount?: () => number | undefined;
}

const RsvpDesk = lazyWithRetry(async () => (await import('../features/rsvps/components/rsvp-desk.js')).RsvpDesk);
const VipDesk = lazyWithRetry(async () => (await import('../features/vip/components/vip-desk.js')).VipDesk);
const UserDesk = lazyWithRetry(async () => (await import('../features/users/components/user-desk.js')).UserDesk);
const MediaLibrary = lazyWithRetry(
  async () => (await import('../features/media/components/media-library.js')).MediaLibrary,
);
const PerformanceDashboard = lazyWithRetry(
  async () => (await import('../features/monitoring/components/performance-dashboard.js')).PerformanceDashboard,
);
const ComponentLibrary = lazyWithRetry(
  async () => (await import('../features/component-library/components/component-library.js')).ComponentLibrary,
);

const useEventCount = () => useQuery(allEventsQuery).data?.length;
const useRsvpCount = () => useQuery(bookingNewsQuery).data?.rsvps.total;
const useVipCount = () => useQuery(bookingNewsQuery).data?.vip.total;
const useUserCount = () => useQuery(userCountQuery).data;

/** The tabs from left to right; the first is the default. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  { value: 'events', label: 'Events', Content: Events, useCount: useEventCount },
  { value: 'rsvps', label: 'RSVP Bookings', Content: RsvpDesk, useCount: useRsvpCount },
  { value: 'vip', label: 'VIP Bookings', Content: VipDesk, useCount: useVipCount },
  { value: 'users', label: 'Users', Content: UserDesk, useCount: useUserCount },
  { value: 'performance', label: 'Performance Dashboard', Content: PerformanceDashboard },
  { value: 'media', label: 'Media Library', Content: MediaLibrary },
  { value: 'components', label: 'Component Library', Content: ComponentLibrary },
];

function Events() {
  const [params, setParams] = useSearchParams();
  const { openMedia, mediaManager } = useMediaManager();
  const actionsFor = useCallback(
    (event: EventView) => (
      <>
        <EventMediaButton event={event} look="bare" size="small" onOpen={openMedia} />
        <DoorListLink event={event} look="bare" size="small" />
      </>
    ),
    [openMedia],
  );
  return (
    <>
      <EventDesk
        past={params.has('past')}
        actionsFor={actionsFor}
        onPast={(past) => setParams(past ? { past: '1' } : {}, { replace: true })}
      />
      {mediaManager}
    </>
  );
}
