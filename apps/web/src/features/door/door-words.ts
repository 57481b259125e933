import type { DoorListAnswer } from '@rover/contracts/door-list';
import { counted } from '@rover/venue/counted';

/** '42 guests in 18 parties, of 100 places': how full it will be. */
export function doorTotals({ total, event }: DoorListAnswer): string {
  const guests = counted(total.heads, 'guest');
  const parties = counted(total.parties, 'party', 'parties');
  const places = event.capacity === 0 ? '' : `, of ${counted(event.capacity, 'place')}`;
  return `${guests} in ${parties}${places}`;
}
