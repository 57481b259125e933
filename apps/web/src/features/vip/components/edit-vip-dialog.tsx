import type { VipBookingView } from '@rover/contracts/vip';
import { useQueryClient } from '@tanstack/react-query';
import { drafts } from '../../../forms/drafts.js';
import { sentencesFor } from '../../../forms/form-failure.js';
import type { EditBooking } from '../../bookings/booking-desk-config.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { EditDialog } from '../../bookings/components/edit-dialog.js';
import { type BookingDraft, useBookingForm } from '../../bookings/use-booking-form.js';
import { readUserId } from '../../session/session-store.js';
import { updateVipBooking } from '../api/update-vip-booking.js';
import { EditVipFields, type EditVipValues } from './edit-vip-fields.js';

/** Drafts of forms that closed because the session ended. */
const vipEdits = drafts<BookingDraft<VipBookingView, EditVipValues>>(readUserId);

export function EditVipDialog({ booking, onReload, onClose }: EditBooking<VipBookingView>) {
  const client = useQueryClient();
  const begun = useBookingForm(vipEdits, booking, valuesOf);
  const seen = changeable(begun.seen);
  const save = (values: EditVipValues, anyway: boolean) =>
    updateVipBooking(begun.seen, { ...values, guestCount: Number(values.guestCount), ...(!anyway && { seen }) });
  return (
    <EditDialog
      title="Edit VIP Booking"
      description={seen.eventType}
      begun={begun}
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

function valuesOf(booking: VipBookingView): EditVipValues {
  return { ...changeable(booking), guestCount: String(booking.guestCount) };
}

/** The fields that the pub may change. */
function changeable({ id: _, buttonSource: __, createdAt: ___, ...fields }: VipBookingView) {
  return fields;
}

function failureOf(error: Error): string[] {
  return sentencesFor(error, 'Failed to update VIP booking. Please try again.', 'VALIDATION_FAILED', 'NOT_FOUND');
}
