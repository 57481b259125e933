import type { BookingStatus } from '@rover/contracts/booking-status';
import { limits } from '@rover/contracts/limits';
import { Field, Input, Select, Textarea } from '@rover/ui/field';
import { useFormContext } from 'react-hook-form';
import { emailAddress } from '../../../forms/email-rule.js';
import { filled } from '../../../forms/field-rules.js';
import { StatusOptions } from '../../bookings/components/status-options.js';
import { GuestOptions } from './guest-options.js';

/** The values of the desk's form of an RSVP. */
export interface EditRsvpValues {
  fullName: string;
  email: string;
  phone: string;
  guests: string;
  specialRequests: string;
  status: BookingStatus;
}

/** All of an RSVP that the pub may change. */
export function EditRsvpFields() {
  const { register, formState } = useFormContext<EditRsvpValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Full Name" required error={errors.fullName?.message}>
        <Input maxLength={limits.personName} {...register('fullName', { validate: filled('Please enter a name') })} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" maxLength={limits.email} {...register('email', { validate: emailAddress })} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Phone" error={errors.phone?.message}>
          <Input type="tel" maxLength={limits.phone} {...register('phone')} />
        </Field>
        <Field label="Guests" required error={errors.guests?.message}>
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
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        <Textarea rows={3} maxLength={limits.specialRequests} {...register('specialRequests')} />
      </Field>
    </>
  );
}
