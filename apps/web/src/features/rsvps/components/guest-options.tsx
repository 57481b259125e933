import { limits } from '@rover/contracts/limits';
import { counted } from '@rover/venue/counted';

const { min, max } = limits.rsvpGuests;
const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** 1 to 8 guests, for a select. */
export function GuestOptions() {
  return counts.map((count) => (
    <option key={count} value={count}>
      {counted(count, 'guest')}
    </option>
  ));
}
