import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { Button } from '@rover/ui/button';
import { useId } from 'react';
import { statusNames } from '../status-words.js';

/** One status for all bookings that are ticked. */
export function BulkStatus({ onChoose }: { onChoose: (status: BookingStatus) => void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and does not wrap with its words.
    <div role="group" aria-labelledby={id} className="contents">
      <span id={id} className="font-semibold">
        Change to
      </span>
      {bookingStatuses.map((status) => (
        <Button key={status} look="quiet" size="small" onClick={() => onChoose(status)}>
          {statusNames[status]}
        </Button>
      ))}
    </div>
  );
}
