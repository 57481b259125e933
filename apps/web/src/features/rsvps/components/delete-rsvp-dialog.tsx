import type { RsvpView } from '@rover/contracts/rsvps';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { deleteRsvp } from '../api/delete-rsvp.js';

export function DeleteRsvpDialog({ rsvp, onClose }: { rsvp: RsvpView; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete RSVP"
      remove={() => deleteRsvp(rsvp.id)}
      onDeleted={() => refreshBookings(client, 'rsvps')}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">
        {rsvp.fullName}, {rsvp.eventTitle}
      </p>
      <p>This action cannot be undone.</p>
    </DeleteDialog>
  );
}
