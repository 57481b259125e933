import type { VipBookingView } from '@rover/contracts/vip';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { DeleteDialog } from '../../desk/components/delete-dialog.js';
import { deleteVipBooking } from '../api/delete-vip-booking.js';

export function DeleteVipDialog({ booking, onClose }: { booking: VipBookingView; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <DeleteDialog
      title="Delete VIP Booking"
      remove={() => deleteVipBooking(booking.id)}
      onDeleted={() => refreshBookings(client, 'vip')}
      onClose={onClose}
    >
      <p className="font-semibold text-stout wrap-anywhere">
        {booking.hostName}, {booking.eventType}
      </p>
      <p>This action cannot be undone.</p>
    </DeleteDialog>
  );
}
