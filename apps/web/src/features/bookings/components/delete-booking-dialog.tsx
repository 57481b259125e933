import { useQueryClient } from '@tanstack/react-query';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import type { BookingDeletion } from '../booking-desk-config.js';
import { type BookingKind, refreshBookings } from '../booking-queries.js';

interface DeleteBookingDialogProps<Booking> {
  kind: BookingKind;
  deletion: BookingDeletion<Booking>;
  booking: Booking;
  onClose: () => void;
}

export function DeleteBookingDialog<Booking extends { id: string }>(props: DeleteBookingDialogProps<Booking>) {
  const { kind, deletion, booking, onClose } = props;
  const client = useQueryClient();
  return (
    <DeleteDialog
      title={deletion.title}
      remove={() => deletion.remove(booking.id)}
      onDeleted={() => refreshBookings(client, kind)}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">{deletion.whichOf(booking)}</p>
      <p>This action cannot be undone.</p>
    </DeleteDialog>
  );
}
