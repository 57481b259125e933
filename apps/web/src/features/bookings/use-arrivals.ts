import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { oneAtATime } from '../../browser/one-at-a-time.js';
import { throttled } from '../../browser/throttled.js';
import { type Arrivals, noArrivals, withArrivals } from './arrivals.js';
import { type BookingKind, bookingNewsQuery, bookingsKey } from './booking-queries.js';

const askEvery = 1_000;
/** While the server is away. */
const askAgainAfter = 5_000;

/** An event counts its RSVPs up to a second later than they come, and the list of all events is long. */
const recountPace = { after: 1_500, every: 10_000 };

/**
 * Keeps the lists of bookings true to the server, whoever changes them, as long as the page is looked at: a window that is
 * hidden does not ask. What failed while the server was away is asked for again when it is back. Used once, by the back
 * office.
 *
 * @param countEvents asks anew how full the events are; the first one that is given is kept
 * @returns what has come in, and how to say that those of a kind were seen
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
  // To ask anew calls off what is on its way: where bookings come faster than a list, it would never come.
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

/** Failed for good, or about to be tried once more. */
function hasFailed({ state }: Query): boolean {
  return state.fetchFailureCount > 0;
}
