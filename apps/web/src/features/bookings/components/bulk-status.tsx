import { type BookingStatus, bookingStatuses } from '@rover/contracts/booking-status';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { Button } from '@rover/ui/button';
import { Notice } from '@rover/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'sonner';
import { report } from '../../../browser/report.js';
import { setStatuses } from '../api/set-statuses.js';
import { bookings, bulkWords } from '../bulk-words.js';
import { statusNames } from '../status-words.js';

interface BulkStatusProps {
  /** What they are: 'RSVP Bookings'. */
  label: string;
  /** Where the API has them. */
  path: string;
  ids: readonly string[];
  onChanged: () => void;
}

/** One status for all bookings that are ticked, after a question: those it changes for are told by mail. */
export function BulkStatus({ label, path, ids, onChanged }: BulkStatusProps) {
  const id = useId();
  const [asked, setAsked] = useState<BookingStatus | null>(null);
  const change = useMutation({
    mutationFn: (status: BookingStatus) => setStatuses(path, { ids: [...ids], status }),
    onSuccess: (answer, status) => {
      const [first, ...more] = bulkWords(answer, status);
      const tell = answer.results.some(({ outcome }) => outcome === 'failed') ? toast.error : toast.success;
      tell(first, { description: more.join(' ') });
      setAsked(null);
      onChanged();
    },
    onError: (error) => report('The statuses were not changed', error),
  });
  const close = () => {
    setAsked(null);
    change.reset();
  };
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
      {asked && (
        <AlertDialog
          open
          onOpenChange={close}
          title="Change Status"
          confirm="Change"
          busy={change.isPending}
          onConfirm={() => change.mutate(asked)}
        >
          <p className="font-semibold text-stout">
            {label}: {bookings(ids.length)} to {statusNames[asked]}
          </p>
          <p>Whoever has another status now is told by mail.</p>
          {change.error && (
            <div className="mt-4">
              <Notice tone="failure">{change.error.message}</Notice>
            </div>
          )}
        </AlertDialog>
      )}
    </>
  );
}
