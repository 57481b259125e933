import { limits } from '@rover/contracts/limits';
import { eventTypes, vipLocations } from '@rover/contracts/vip';
import { DateInput } from '@rover/ui/date-time';
import { Field, Input, Select, Textarea } from '@rover/ui/field';
import { venueToday } from '@rover/venue/events/event-clock';
import { useFormContext } from 'react-hook-form';
import { emailAddress } from '../../../forms/email-rule.js';
import { filled } from '../../../forms/field-rules.js';
import type { VipFormValues } from '../vip-form-values.js';
import { aParty } from '../vip-rules.js';

const { min, max } = limits.vipGuests;

/** Who, what, when, how many, and where in the pub. */
export function VipFields() {
  const { register, formState } = useFormContext<VipFormValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Full Name" required error={errors.hostName?.message} className="sm:col-span-2">
        <Input
          autoComplete="name"
          maxLength={limits.personName}
          {...register('hostName', { validate: filled('Please enter your name') })}
        />
      </Field>
      <Field label="Email" required error={errors.hostEmail?.message}>
        <Input
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...register('hostEmail', { validate: emailAddress })}
        />
      </Field>
      <Field label="Phone Number" required error={errors.hostPhone?.message}>
        <Input
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone}
          {...register('hostPhone', { validate: filled('Please enter your phone number') })}
        />
      </Field>
      <Field label="Event Type" required error={errors.eventType?.message}>
        <Select {...register('eventType', { required: 'Please choose what you are celebrating' })}>
          <option value="">Choose one</option>
          {eventTypes.map((eventType) => (
            <option key={eventType}>{eventType}</option>
          ))}
        </Select>
      </Field>
      <Field label="Preferred Date" required error={errors.eventDate?.message}>
        <DateInput min={venueToday()} {...register('eventDate', { validate: aDayToCome })} />
      </Field>
      <Field label="Number of Guests" required error={errors.guestCount?.message}>
        <Input
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          className="tabular-nums"
          {...register('guestCount', { validate: aParty })}
        />
      </Field>
      <Field label="Location" error={errors.eventLocation?.message}>
        <Select {...register('eventLocation')}>
          {vipLocations.map((location) => (
            <option key={location}>{location}</option>
          ))}
          <option value="">Wherever suits you</option>
        </Select>
      </Field>
      <Field label="Special Requests" error={errors.specialRequests?.message} className="sm:col-span-2">
        <Textarea
          rows={3}
          maxLength={limits.specialRequests}
          placeholder="A band, a boat, a cake, a surprise nobody must hear about"
          {...register('specialRequests')}
        />
      </Field>
    </div>
  );
}

function aDayToCome(day: string): true | string {
  if (!day) return 'Please choose a day';
  return day >= venueToday() || 'Please choose a day that is still to come';
}
