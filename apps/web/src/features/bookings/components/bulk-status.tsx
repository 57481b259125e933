import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { Button } from '@rover/ui/button';
import { useId, useState } from 'react';
import { statusNames } from '../status-words.js';
import { BulkQuestion, type BulkQuestionProps } from './bulk-question.js';

/** One status for all bookings that are ticked, after a question: those it changes for are told by mail. */
export function BulkStatus(props: Omit<BulkQuestionProps, 'status' | 'onClose'>) {
  const id = useId();
  const [asked, setAsked] = useState<BookingStatus | null>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and does not wrap with its words. */}
      <div role="group" aria-labelledby={id} className="contents">
        <span id={id} className="font-semibold">
          Change to
        </span>
        {bookingStatuses.map((status) => (
          <Button key={status} look="quiet" size="small" onClick={() => setAsked(status)}>
            {statusNames[status]}
          </Button>
        ))}
      </div>
      {asked && <BulkQuestion {...props} status={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
