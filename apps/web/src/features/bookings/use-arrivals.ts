import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { throttled } from '../../browser/throttled.js';
import { type Arrivals, noArrivals, withArrivals } from './arrivals.js';
import { type BookingKind, bookingNewsQuery, bookingsKey } from './booking-queries.js';

const askEvery = 1_000;
/** While the server does not answer. */
const askAgainAfter = 5_000;

/** Events update their counts up to a second after an RSVP, and the list of all events is long. */
const recountPace = { after: 1_500, every: 10_000 };

/**
 * Keeps the lists of bookings up to date while the page is visible. Queries that failed while the server was away are
 * repeated when it is back. Used once, by the back office.
 *
 * @param countEvents refetches how full the events are; only the first function given is used
 * @returns what has come in, and a function that marks a kind as seen
 */
export function useArrivals(countEvents: () => void): [Arrivals, (kind: BookingKind) => void] {
  const client = useQueryClient();
  const { data: news, status } = useQuery({
    ...bookingNewsQuery,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? askAgainAfter : askEvery),
  });
  const known = useRef<BookingNewsAnswer>(undefined);
  const [arrivals, setArrivals] = useState(noArrivals);
  // Invalidating cancels a request under way: if bookings came faster than a list loads, it would never load.
  const [refresh] = useState(() => ({
    rsvps: oneAtATime(() => client.invalidateQueries({ queryKey: bookingsKey.rsvps })),
    vip: oneAtATime(() => client.invalidateQueries({ queryKey: bookingsKey.vip })),
  }));
  const [recount] = useState(() => throttled(countEvents, recountPace));

  useEffect(() => {
    const before = known.current;
    known.current = news;
    if (!news || !before) return;
    if (news.rsvps.version !== before.rsvps.version) {
      refresh.rsvps();
      recount();
    }
    if (news.vip.version !== before.vip.version) refresh.vip();
    setArrivals((told) => withArrivals(told, before, news));
  }, [news, refresh, recount]);

  const statusBefore = useRef(status);
  useEffect(() => {
    const isBack = statusBefore.current === 'error' && status === 'success';
    statusBefore.current = status;
    if (isBack) void client.refetchQueries({ type: 'active', predicate: hasFailed });
  }, [status, client]);

  return [arrivals, useCallback((kind) => setArrivals((told) => ({ ...told, [kind]: 0 })), [])];
}

/** Failed, or about to be retried. */
function hasFailed({ state }: Query): boolean {
  return state.fetchFailureCount > 0;
}
