import type { RsvpView } from '@rover/contracts/rsvps';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { deleteRsvp } from '../api/delete-rsvp.js';

export function DeleteRsvpDialog({ booking, onClose }: { booking: RsvpView; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete RSVP"
      remove={() => deleteRsvp(booking.id)}
      onDeleted={() => refreshBookings(client, 'rsvps')}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">
        {booking.fullName}, {booking.eventTitle}
      </p>
      <p>This action cannot be undone.</p>
    </DeleteDialog>
  );
}
