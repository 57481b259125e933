import type { RsvpView } from '@rover/contracts/rsvps';
import { useQueryClient } from '@tanstack/react-query';
import { drafts } from '../../../forms/drafts.js';
import type { EditBooking } from '../../bookings/booking-desk-config.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { EditDialog } from '../../bookings/components/edit-dialog.js';
import { type BookingDraft, useBookingForm } from '../../bookings/use-booking-form.js';
import { readUserId } from '../../session/session-store.js';
import { updateRsvp } from '../api/update-rsvp.js';
import { EditRsvpFields, type EditRsvpValues } from './edit-rsvp-fields.js';

/** Drafts of forms that closed because the session ended. */
const rsvpEdits = drafts<BookingDraft<RsvpView, EditRsvpValues>>(readUserId);

export function EditRsvpDialog({ booking, onReload, onClose }: EditBooking<RsvpView>) {
  const client = useQueryClient();
  const begun = useBookingForm(rsvpEdits, booking, valuesOf);
  const seen = changeable(begun.seen);
  const save = (values: EditRsvpValues, anyway: boolean) =>
    updateRsvp(begun.seen, { ...values, guests: Number(values.guests), ...(!anyway && { seen }) });
  return (
    <EditDialog
      title="Edit RSVP Booking"
      description={begun.seen.eventTitle}
      begun={begun}
      save={save}
      onSaved={() => refreshBookings(client, 'rsvps')}
      failure={(error) => [error.message]}
      onReload={onReload}
      onClose={onClose}
    >
      <EditRsvpFields />
    </EditDialog>
  );
}

function valuesOf(rsvp: RsvpView): EditRsvpValues {
  return { ...changeable(rsvp), guests: String(rsvp.guests) };
}

/** The fields that the pub may change. */
function changeable({ fullName, email, phone, guests, specialRequests, status }: RsvpView) {
  return { fullName, email, phone, guests, specialRequests, status };
}
