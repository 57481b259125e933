import { limits } from '@rover/contracts/limits';
import { Field, Input } from '@rover/ui/field';
import { Switch } from '@rover/ui/switch';
import { Controller, useFormContext } from 'react-hook-form';
import type { EventFormValues } from '../event-form-values.js';
import { EventImage } from './event-image.js';

/** How many, how much, and with what picture. */
export function EventTermsFields() {
  const { register, control, formState, watch } = useFormContext<EventFormValues>();
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
            {...register('capacity')}
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
      <div className="grid items-end gap-5 sm:grid-cols-[1fr_12rem]">
        <Field label="Image" hint="Address of a picture, best 1200x800" error={errors.image?.message}>
          <Input maxLength={limits.event.url} {...register('image')} />
        </Field>
        <EventImage
          src={watch('image')}
          alt="Preview"
          className="aspect-3/2 w-full rounded border border-sand object-cover"
        />
      </div>
    </>
  );
}
