import type { EventView } from '@rover/contracts/events';
import { Button } from '@rover/ui/button';
import { DialogActions } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useWritten } from '../../../forms/drafts.js';
import { markRefused } from '../../../forms/form-failure.js';
import { RestoredNotice } from '../../../forms/restored-notice.js';
import { useSavedWhileTyping } from '../../../forms/use-saved-while-typing.js';
import { isNotFound, refusal } from '../../../http/call-error.js';
import { draftSubject, eventDrafts } from '../event-drafts.js';
import { type EventFormValues, eventInput } from '../event-form-values.js';
import { useSaveEvent } from '../use-save-event.js';
import { EventConflict } from './event-conflict.js';
import { EventPictureFields } from './event-picture-fields.js';
import { EventStoryFields } from './event-story-fields.js';
import { EventTermsFields } from './event-terms-fields.js';
import { EventTimeFields } from './event-time-fields.js';

interface EventFormProps {
  /** As it was last seen; null makes a new one. */
  event: EventView | null;
  /** Initial values; later changes are ignored. */
  start: EventFormValues;
  /** A draft of unsaved changes to `start`. */
  written: EventFormValues | undefined;
  /** Called with whether there are unsaved changes. */
  onDirty: (dirty: boolean) => void;
  /** Called with the event as somebody else saved it, to start again from. */
  onReload: (event: EventView) => void;
  /** Called when it is saved, but was changed while it was being saved. */
  onGoOn: (saved: EventView) => void;
  onCancel: () => void;
  onDone: () => void;
}

export function EventForm(props: EventFormProps) {
  const { event, start, written, onDirty, onReload, onGoOn, onCancel, onDone } = props;
  const form = useForm<EventFormValues>({ defaultValues: written ?? start });
  const [isDeleted, setDeleted] = useState(false);
  const changed = isDeleted ? null : event;
  const save = useSaveEvent(changed);
  const [uploading, setUploading] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const failure = useRef<string | number>(undefined);
  const answered = useSavedWhileTyping(form, onDone, uploading || choosing);
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = isDirty || uploading || written !== undefined;
  // In a layout effect, so that it is known before the next key press is handled.
  useLayoutEffect(() => onDirty(unsaved), [unsaved, onDirty]);

  useWritten(form, (values) => eventDrafts.keep(draftSubject(event), { event, values }));

  const submit = (anyway: boolean) =>
    form.handleSubmit(async (values) => {
      let saved: EventView;
      try {
        saved = await save.mutateAsync({ input: eventInput(values), anyway });
      } catch (error) {
        if (refusal(error, 'CONFLICT')) return;
        if (isNotFound(error)) setDeleted(true);
        markRefused(form, error);
        failure.current = toast.error('Error', { description: 'Failed to save event. Please try again.' });
        return;
      }
      if (failure.current !== undefined) toast.dismiss(failure.current);
      eventDrafts.drop(draftSubject(event));
      toast.success(changed ? 'Event updated successfully!' : 'Event created successfully!');
      answered(values, () => {
        eventDrafts.keep(draftSubject(saved), { event: saved, values: form.getValues() });
        setDeleted(false);
        onGoOn(saved);
      });
    }, announceFirst);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit(false)} className="flex flex-col gap-6">
        {written && <RestoredNotice />}
        <EventTimeFields />
        <EventStoryFields />
        <EventTermsFields />
        <EventPictureFields onUploading={setUploading} onOpen={setChoosing} />
        <DialogActions>
          {changed && refusal(save.error, 'CONFLICT') && (
            <EventConflict event={changed} onReload={onReload} onSaveAnyway={submit(true)} />
          )}
          {isDeleted && (
            <div className="w-full">
              <Notice tone="failure">
                This event has been deleted meanwhile. What you wrote can be saved as a new one.
              </Notice>
            </div>
          )}
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} disabled={uploading}>
            {changed ? 'Save Event' : 'Create Event'}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** The fields in the order of the form; a toast names the first invalid one. */
const order: (keyof EventFormValues)[] = [
  'title',
  'eventDate',
  'location',
  'locationUrl',
  'description',
  'capacity',
  'image',
];

function announceFirst(errors: FieldErrors<EventFormValues>) {
  const wrong = order.find((field) => errors[field]);
  if (wrong) toast.error('Validation Error', { description: errors[wrong]?.message });
}
