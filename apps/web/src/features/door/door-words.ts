import type { DoorListAnswer } from '@rover/contracts/door-list';

/** '42 guests in 18 parties, of 100 places': how full it will be. */
export function doorTotals({ total, event }: DoorListAnswer): string {
  const guests = total.heads === 1 ? '1 guest' : `${total.heads.toLocaleString('en')} guests`;
  const parties = total.parties === 1 ? '1 party' : `${total.parties.toLocaleString('en')} parties`;
  const places =
    event.capacity === 0
      ? ''
      : `, of ${event.capacity.toLocaleString('en')} ${event.capacity === 1 ? 'place' : 'places'}`;
  return `${guests} in ${parties}${places}`;
}
