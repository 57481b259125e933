import { limits } from '@rover/contracts/limits';
import { Field, Textarea } from '@rover/ui/field';
import { Skeleton } from '@rover/ui/skeleton';
import { lazy, Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { EventFormValues } from '../event-form-values.js';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.js')).RichTextEditor }));

/** What is told of it: the short text of the cards, and the long one of its page. */
export function EventStoryFields() {
  const { register, control, formState, watch } = useFormContext<EventFormValues>();
  const most = limits.event.description;
  return (
    <>
      <Field
        label="Description"
        required
        error={formState.errors.description?.message}
        hint={`${watch('description').length}/${most} characters`}
      >
        <Textarea
          rows={4}
          maxLength={most}
          {...register('description', { validate: (text) => text.trim() !== '' || 'Please enter a description' })}
        />
      </Field>
      <Field
        label="Extended Description"
        labels="group"
        hint="Shown on the page of the event."
        error={formState.errors.extendedDescription?.message}
      >
        <Controller
          control={control}
          name="extendedDescription"
          render={({ field }) => (
            <Suspense fallback={<Skeleton className="h-60" />}>
              <RichTextEditor initial={field.value} onChange={field.onChange} />
            </Suspense>
          )}
        />
      </Field>
    </>
  );
}
