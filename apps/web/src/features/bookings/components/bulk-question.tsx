import type { BookingStatus } from '@rover/contracts/booking-status';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { Notice } from '@rover/ui/notice';
import { pluralize } from '@rover/venue/pluralize';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { logError } from '../../../browser/log-error.js';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { setStatuses } from '../api/set-statuses.js';
import { bulkWords } from '../bulk-words.js';
import { statusNames } from '../status-words.js';

interface BulkQuestionProps {
  /** The kind of bookings: 'RSVP Bookings'. */
  label: string;
  /** Their path in the API. */
  path: string;
  ids: readonly string[];
  status: BookingStatus;
  onChanged: () => void;
  onClose: () => void;
}

const title = 'Change Status';

/** Asks before setting one status for many bookings, and shows the result. */
export function BulkQuestion({ label, path, ids, status, onChanged, onClose }: BulkQuestionProps) {
  const isMounted = useIsMounted();
  const change = useMutation({
    mutationFn: () => setStatuses(path, { ids: [...ids], status }),
    onSuccess: (answer) => {
      const [first, ...more] = bulkWords(answer, status);
      const tell = answer.results.some(({ outcome }) => outcome === 'failed') ? toast.error : toast.success;
      tell(first, { description: more.join(' ') });
      if (isMounted()) onClose();
      onChanged();
    },
    onError: (error) => {
      logError('The statuses were not changed', error);
      if (!isMounted()) toast.error(title, { description: error.message });
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={title}
      confirm="Change"
      busy={change.isPending}
      onConfirm={() => change.mutate()}
    >
      <p className="font-semibold text-stout">
        {label}: {pluralize(ids.length, 'booking')} to {statusNames[status]}
      </p>
      <p>Everybody whose status changes is told by email.</p>
      {change.error && (
        <div className="mt-4">
          <Notice tone="failure">{change.error.message}</Notice>
        </div>
      )}
    </AlertDialog>
  );
}
