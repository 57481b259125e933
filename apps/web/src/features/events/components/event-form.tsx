import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { refusal } from '../../../http/call-error.js';
import { blankEvent, type EventFormValues, eventInput, formValues } from '../event-form-values.js';
import { useSaveEvent } from '../use-save-event.js';
import { EventStoryFields } from './event-story-fields.js';
import { EventTermsFields } from './event-terms-fields.js';
import { EventTimeFields } from './event-time-fields.js';

interface EventFormProps {
  /** null makes a new one. */
  event: EventView | null;
  onDone: () => void;
}

export function EventForm({ event, onDone }: EventFormProps) {
  const form = useForm<EventFormValues>({ defaultValues: event ? formValues(event) : blankEvent() });
  const save = useSaveEvent(event);

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(eventInput(values));
    } catch (error) {
      for (const { field, message } of refusal(error, 'VALIDATION_FAILED')?.errors ?? []) {
        if (field in values) form.setError(field as keyof EventFormValues, { message });
      }
      toast.error('Error', { description: 'Failed to save event. Please try again.' });
      return;
    }
    toast.success(event ? 'Event updated successfully!' : 'Event created successfully!');
    onDone();
  }, announceFirst);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <EventTimeFields />
        <EventStoryFields />
        <EventTermsFields />
        <div className="sticky -bottom-6 -mx-5 -mb-6 flex flex-wrap justify-end gap-3 border-t border-sand bg-paper px-5 py-4 sm:-mx-7 sm:px-7">
          <Button look="quiet" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {event ? 'Save Event' : 'Create Event'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The fields in the order of the form; the first that is wrong is told. */
const order: (keyof EventFormValues)[] = ['title', 'eventDate', 'location', 'locationUrl', 'description'];

function announceFirst(errors: FieldErrors<EventFormValues>) {
  const wrong = order.find((field) => errors[field]);
  if (wrong) toast.error('Validation Error', { description: errors[wrong]?.message });
}
