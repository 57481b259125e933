import { limits } from '@rover/contracts/limits';
import { Field, Input } from '@rover/ui/field';
import { Switch } from '@rover/ui/switch';
import { Controller, useFormContext } from 'react-hook-form';
import { type EventFormValues, isCapacity } from '../event-form-values.js';

const wantedCapacity = `Please enter a whole number from 0 to ${limits.event.capacity.toLocaleString('en')}`;

/** Capacity and price. */
export function EventTermsFields() {
  const { register, control, formState } = useFormContext<EventFormValues>();
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Capacity" hint="0 means unlimited" error={errors.capacity?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={limits.event.capacity}
            step={1}
            {...register('capacity', { validate: (typed) => isCapacity(typed) || wantedCapacity })}
          />
        </Field>
        <Field label="Price" hint="Free Entry, $20, MXN$150" error={errors.price?.message}>
          <Input maxLength={limits.event.price} {...register('price')} />
        </Field>
      </div>
      <Controller
        control={control}
        name="showCapacity"
        render={({ field }) => (
          <Switch label="Tell guests how many places are left" checked={field.value} onCheckedChange={field.onChange} />
        )}
      />
    </>
  );
}
