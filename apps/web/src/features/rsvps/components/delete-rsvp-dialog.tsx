import type { RsvpView } from '@rover/contracts/rsvps';
import { AlertDialog } from '@rover/ui/alert-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { report } from '../../../browser/report.js';
import { deleteRsvp } from '../api/delete-rsvp.js';
import { refreshRsvps } from '../rsvp-query.js';

export function DeleteRsvpDialog({ rsvp, onClose }: { rsvp: RsvpView; onClose: () => void }) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteRsvp(rsvp.id),
    onSuccess: () => {
      void refreshRsvps(client);
      onClose();
    },
    onError: (error) => {
      report('The RSVP was not deleted', error);
      toast.error('Error', { description: error.message });
    },
  });

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Delete RSVP"
      confirm="Delete"
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    >
      <p className="font-semibold text-stout wrap-anywhere">
        {rsvp.fullName}, {rsvp.eventTitle}
      </p>
      <p>This action cannot be undone.</p>
    </AlertDialog>
  );
}
