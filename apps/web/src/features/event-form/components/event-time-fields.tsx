import { limits } from '@rover/contracts/limits';
import { DateInput, TimeSelect } from '@rover/ui/date-time';
import { Field, Input } from '@rover/ui/field';
import { timeWords } from '@rover/venue/events/event-words';
import { useFormContext } from 'react-hook-form';
import { filled } from '../../../forms/field-rules.js';
import { type EventFormValues, isWebLink, timeChoices } from '../event-form-values.js';

/** Title, date, times and place. */
export function EventTimeFields() {
  const { register, formState, watch } = useFormContext<EventFormValues>();
  const { errors } = formState;
  const overnight = watch('endTime') <= watch('startTime');
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={limits.event.title} {...register('title', { validate: filled('Please enter a title') })} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Date" required error={errors.eventDate?.message}>
          <DateInput {...register('eventDate', { required: 'Please enter a date' })} />
        </Field>
        <TimeField name="startTime" label="Start Time" />
        <TimeField name="endTime" label="End Time" {...(overnight ? { hint: 'On the next day' } : {})} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Location" required error={errors.location?.message}>
          <Input
            maxLength={limits.event.location}
            {...register('location', { validate: filled('Please enter a location') })}
          />
        </Field>
        <Field label="Location URL" error={errors.locationUrl?.message}>
          <Input
            type="url"
            maxLength={limits.event.url}
            {...register('locationUrl', { validate: (link) => isWebLink(link) || 'Please enter a valid URL' })}
          />
        </Field>
      </div>
    </>
  );
}

function TimeField({ name, label, hint }: { name: 'startTime' | 'endTime'; label: string; hint?: string }) {
  const { register, formState } = useFormContext<EventFormValues>();
  return (
    <Field label={label} hint={hint}>
      <TimeSelect times={timeChoices(formState.defaultValues?.[name] ?? '')} words={timeWords} {...register(name)} />
    </Field>
  );
}
