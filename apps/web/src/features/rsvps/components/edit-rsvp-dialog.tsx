import { badEmailAddress, isEmailAddress } from '@rover/contracts/email-address';
import { limits } from '@rover/contracts/limits';
import type { RsvpView } from '@rover/contracts/rsvps';
import { Button } from '@rover/ui/button';
import { Dialog } from '@rover/ui/dialog';
import { Field, Input, Select, Textarea } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { report } from '../../../browser/report.js';
import { refreshBookings } from '../../bookings/booking-queries.js';
import { StatusOptions } from '../../bookings/components/status-options.js';
import { updateRsvp } from '../api/update-rsvp.js';
import { GuestOptions } from './guest-options.js';

export function EditRsvpDialog({ rsvp, onClose }: { rsvp: RsvpView; onClose: () => void }) {
  const client = useQueryClient();
  const { fullName, email, phone, guests, specialRequests, status } = rsvp;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { fullName, email, phone, guests: String(guests), specialRequests, status },
  });
  const { errors } = formState;
  const update = useMutation({
    mutationFn: (values: ReturnType<typeof toUpdate>) => updateRsvp(rsvp.id, values),
    onSuccess: () => {
      void refreshBookings(client, 'rsvps');
      onClose();
    },
    onError: (error) => report('The RSVP was not saved', error),
  });

  return (
    <Dialog open onOpenChange={onClose} title="Edit RSVP Booking" description={rsvp.eventTitle}>
      <form
        noValidate
        onSubmit={handleSubmit((values) => update.mutate(toUpdate(values)))}
        className="flex flex-col gap-5"
      >
        <Field label="Full Name" required error={errors.fullName?.message}>
          <Input
            maxLength={limits.personName}
            {...register('fullName', { validate: (name) => name.trim() !== '' || 'Please enter a name' })}
          />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <Input
            type="email"
            maxLength={limits.email}
            {...register('email', {
              validate: (address) => isEmailAddress(address.trim()) || badEmailAddress,
            })}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Phone">
            <Input type="tel" maxLength={limits.phone} {...register('phone')} />
          </Field>
          <Field label="Guests" required>
            <Select {...register('guests')}>
              <GuestOptions />
            </Select>
          </Field>
          <Field label="Status" required>
            <Select {...register('status')}>
              <StatusOptions />
            </Select>
          </Field>
        </div>
        <Field label="Special Requests">
          <Textarea rows={3} maxLength={limits.specialRequests} {...register('specialRequests')} />
        </Field>
        {update.error && <Notice tone="failure">{update.error.message}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={update.isPending}>
            Save Changes
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function toUpdate<Values extends { guests: string }>(values: Values) {
  return { ...values, guests: Number(values.guests) };
}
