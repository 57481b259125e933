import { limits } from '@rover/contracts/limits';
import { pluralize } from '@rover/venue/pluralize';

const { min, max } = limits.rsvpGuests;
const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** 1 to 8 guests, for a select. */
export function GuestOptions() {
  return counts.map((count) => (
    <option key={count} value={count}>
      {pluralize(count, 'guest')}
    </option>
  ));
}
