import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import { pluralize } from '@rover/venue/pluralize';

/** How many bookings of each kind have come in. */
export type Arrivals = Record<keyof BookingNewsAnswer, number>;

export const noArrivals: Arrivals = { rsvps: 0, vip: 0 };

/** Adds what has come in since. Deleted bookings are not subtracted: they did come in. */
export function withArrivals(told: Arrivals, before: BookingNewsAnswer, now: BookingNewsAnswer): Arrivals {
  return {
    rsvps: told.rsvps + Math.max(0, now.rsvps.total - before.rsvps.total),
    vip: told.vip + Math.max(0, now.vip.total - before.vip.total),
  };
}

/** '2 new RSVP bookings and 1 new VIP booking'; '' when nothing came. */
export function arrivalWords({ rsvps, vip }: Arrivals): string {
  return [arrived(rsvps, 'RSVP'), arrived(vip, 'VIP')].filter(Boolean).join(' and ');
}

function arrived(count: number, kind: string): string {
  return count === 0 ? '' : pluralize(count, `new ${kind} booking`);
}
