import type { RsvpView } from '@rover/contracts/rsvps';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { EditBooking } from '../../bookings/booking-desk-plan.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { EditDialog } from '../../bookings/components/edit-dialog.js';
import { updateRsvp } from '../api/update-rsvp.js';
import { EditRsvpFields, type EditRsvpValues } from './edit-rsvp-fields.js';

export function EditRsvpDialog({ booking: rsvp, onReload, onClose }: EditBooking<RsvpView>) {
  const client = useQueryClient();
  const { fullName, email, phone, guests, specialRequests, status } = rsvp;
  const seen = { fullName, email, phone, guests, specialRequests, status };
  const form = useForm<EditRsvpValues>({
    defaultValues: { ...seen, guests: String(guests) },
  });
  const save = (values: EditRsvpValues, anyway: boolean) =>
    updateRsvp(rsvp.id, { ...values, guests: Number(values.guests), ...(!anyway && { seen }) });
  return (
    <EditDialog
      title="Edit RSVP Booking"
      description={rsvp.eventTitle}
      form={form}
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
