import type { BookingNewsAnswer } from '@rover/contracts/booking-news';

/** How many bookings of each kind have come in. */
export type Arrivals = Record<keyof BookingNewsAnswer, number>;

export const noArrivals: Arrivals = { rsvps: 0, vip: 0 };

/** What has come in on top of what was told already. Deletions take nothing back: those that came did come. */
export function withArrivals(told: Arrivals, before: BookingNewsAnswer, now: BookingNewsAnswer): Arrivals {
  return {
    rsvps: told.rsvps + Math.max(0, now.rsvps.total - before.rsvps.total),
    vip: told.vip + Math.max(0, now.vip.total - before.vip.total),
  };
}

/** '2 new RSVP bookings and 1 new VIP booking'; '' when nothing came. */
export function arrivalWords({ rsvps, vip }: Arrivals): string {
  return [counted(rsvps, 'RSVP'), counted(vip, 'VIP')].filter(Boolean).join(' and ');
}

function counted(count: number, kind: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 new ${kind} booking` : `${count.toLocaleString('en')} new ${kind} bookings`;
}
