import type { BookingStatus } from '@rover/contracts/booking-status';
import { limits } from '@rover/contracts/limits';
import { eventTypes, type VipEventType, vipLocations } from '@rover/contracts/vip';
import { DateInput } from '@rover/ui/date-time';
import { Field, Input, Select, Textarea } from '@rover/ui/field';
import { useFormContext } from 'react-hook-form';
import { emailAddress } from '../../../forms/email-rule.js';
import { filled } from '../../../forms/field-rules.js';
import { StatusOptions } from '../../bookings/components/status-options.js';
import type { VipFormValues } from '../vip-form-values.js';
import { aParty } from '../vip-rules.js';

/** The values of the desk's form of a booking. */
export interface EditVipValues extends Omit<VipFormValues, 'eventType'> {
  eventType: VipEventType;
  status: BookingStatus;
}

/** All of a VIP booking that the pub may change. The day may be past: the desk also edits old bookings. */
export function EditVipFields() {
  const { register, formState } = useFormContext<EditVipValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Host Name" required error={errors.hostName?.message} className="sm:col-span-2">
        <Input maxLength={limits.personName} {...register('hostName', { validate: filled('Please enter a name') })} />
      </Field>
      <Field label="Email" required error={errors.hostEmail?.message}>
        <Input type="email" maxLength={limits.email} {...register('hostEmail', { validate: emailAddress })} />
      </Field>
      <Field label="Phone" required error={errors.hostPhone?.message}>
        <Input
          type="tel"
          maxLength={limits.phone}
          {...register('hostPhone', { validate: filled('Please enter a phone number') })}
        />
      </Field>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType', { required: 'Please choose what is celebrated' })}>
          {eventTypes.map((eventType) => (
            <option key={eventType}>{eventType}</option>
          ))}
        </Select>
      </Field>
      <Field label="Event Date" required error={errors.eventDate?.message}>
        <DateInput {...register('eventDate', { required: 'Please choose a day' })} />
      </Field>
      <Field label="Guest Count" required error={errors.guestCount?.message}>
        <Input
          type="number"
          inputMode="numeric"
          min={limits.vipGuests.min}
          step={1}
          className="tabular-nums"
          {...register('guestCount', { validate: aParty })}
        />
      </Field>
      <Field label="Location" required error={errors.eventLocation?.message}>
        <Select {...register('eventLocation', { required: 'Please choose where in the house' })}>
          <option value="">Choose one</option>
          {vipLocations.map((location) => (
            <option key={location}>{location}</option>
          ))}
        </Select>
      </Field>
      <Field label="Status" required className="sm:col-span-2">
        <Select {...register('status')}>
          <StatusOptions />
        </Select>
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message} className="sm:col-span-2">
        <Textarea rows={3} maxLength={limits.specialRequests} {...register('specialRequests')} />
      </Field>
    </div>
  );
}
