import { limits } from '@rover/contracts/limits';
import { Field, Textarea } from '@rover/ui/field';
import { lazyWithRetry } from '@rover/ui/lazy-with-retry';
import { Notice } from '@rover/ui/notice';
import { Skeleton } from '@rover/ui/skeleton';
import { Suspense } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { logError } from '../../../browser/log-error.js';
import { filled } from '../../../forms/field-rules.js';
import type { EventFormValues } from '../event-form-values.js';

const RichTextEditor = lazyWithRetry(async () => {
  try {
    return (await import('./rich-text-editor.js')).RichTextEditor;
  } catch (cause) {
    logError('The editor could not be loaded', cause);
    throw cause;
  }
}, NoEditor);

/** Shown when the editor fails to load: the other fields keep their values. */
function NoEditor() {
  return (
    <Notice tone="failure">
      The editor could not be loaded. The event can be saved without it; to write here, load the page anew.
    </Notice>
  );
}

/** The short text of the cards, and the long one of the event's page. */
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
          {...register('description', { validate: filled('Please enter a description') })}
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
              <RichTextEditor initial={field.value} onChange={field.onChange} onReady={field.ref} />
            </Suspense>
          )}
        />
      </Field>
    </>
  );
}
