import type { VipBookingView } from '@rover/contracts/vip';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { refusal } from '../../../http/call-error.js';
import type { EditBooking } from '../../bookings/booking-desk-plan.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { EditDialog } from '../../bookings/components/edit-dialog.js';
import { updateVipBooking } from '../api/update-vip-booking.js';
import { EditVipFields, type EditVipValues } from './edit-vip-fields.js';

export function EditVipDialog({ booking, onReload, onClose }: EditBooking<VipBookingView>) {
  const client = useQueryClient();
  const { id, buttonSource: _, createdAt: __, ...seen } = booking;
  const form = useForm<EditVipValues>({ defaultValues: { ...seen, guestCount: String(seen.guestCount) } });
  const save = (values: EditVipValues, anyway: boolean) =>
    updateVipBooking(id, { ...values, guestCount: Number(values.guestCount), ...(!anyway && { seen }) });
  return (
    <EditDialog
      title="Edit VIP Booking"
      description={booking.eventType}
      form={form}
      save={save}
      onSaved={() => refreshBookings(client, 'vip')}
      failure={failureOf}
      onReload={onReload}
      onClose={onClose}
    >
      <EditVipFields />
    </EditDialog>
  );
}

function failureOf(error: Error): string[] {
  const sentence = 'Failed to update VIP booking. Please try again.';
  const reason = refusal(error, 'VALIDATION_FAILED', 'NOT_FOUND');
  return reason ? [sentence, reason.message] : [sentence];
}
