import type { DoorListAnswer } from '@rover/contracts/door-list';
import { pluralize } from '@rover/venue/pluralize';

/** '42 guests in 18 parties, of 100 places': how full it will be. */
export function doorTotals({ total, event }: DoorListAnswer): string {
  const guests = pluralize(total.heads, 'guest');
  const parties = pluralize(total.parties, 'party', 'parties');
  const places = event.capacity === 0 ? '' : `, of ${pluralize(event.capacity, 'place')}`;
  return `${guests} in ${parties}${places}`;
}
