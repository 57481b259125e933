import { bookingStatuses } from '@rover/contracts/booking-status';
import { statusNames } from '../status-words.js';

/** The options of a list of statuses. */
export function StatusOptions() {
  return bookingStatuses.map((status) => (
    <option key={status} value={status}>
      {statusNames[status]}
    </option>
  ));
}
