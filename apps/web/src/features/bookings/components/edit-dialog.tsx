import { Button } from '@rover/ui/button';
import { Dialog, DialogActions, DialogSubject } from '@rover/ui/dialog';
import { Notice } from '@rover/ui/notice';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { toast } from 'sonner';
import { logError } from '../../../browser/log-error.js';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { markRefused } from '../../../forms/form-failure.js';
import { RestoredNotice } from '../../../forms/restored-notice.js';
import { useDiscardQuestion } from '../../../forms/use-discard-question.js';
import { useSavedWhileTyping } from '../../../forms/use-saved-while-typing.js';
import { refusal } from '../../../http/call-error.js';
import { Conflict } from '../../desk/components/conflict.js';
import type { EditBooking } from '../booking-desk-config.js';
import type { BookingForm } from '../use-booking-form.js';

interface EditDialogProps<Booking, Values extends FieldValues> {
  title: string;
  description: string;
  begun: BookingForm<Booking, Values>;
  /** @param anyway overwrite what somebody else saved meanwhile */
  save: (values: Values, anyway: boolean) => Promise<Booking>;
  /** Called when it is saved. The dialog closes by itself, unless the form was changed meanwhile. */
  onSaved: () => void;
  /** Why it was not saved, in sentences. */
  failure: (error: Error) => readonly string[];
  onReload: EditBooking<Booking>['onReload'];
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a booking over its list. */
export function EditDialog<Booking, Values extends FieldValues>(props: EditDialogProps<Booking, Values>) {
  const { title, description, begun, save, onSaved, failure, onReload, onClose, children } = props;
  const { form, restored, drop, beginAnew, goOn } = begun;
  const isMounted = useIsMounted();
  const close = () => {
    drop();
    onClose();
  };
  const answered = useSavedWhileTyping(form, onClose);
  const { leave, discardQuestion } = useDiscardQuestion(form.formState.isDirty, close);
  const saving = useMutation({
    mutationFn: ({ values, anyway }: { values: Values; anyway: boolean }) => save(values, anyway),
    onSuccess: (saved, { values }) => {
      drop();
      onSaved();
      answered(values, () => goOn(saved));
    },
    onError: (error) => {
      logError(`${title}: not saved`, error);
      markRefused(form, error);
      if (!isMounted()) toast.error(title, { description: failure(error).join(' ') });
    },
  });
  const reload = async () => {
    beginAnew(await onReload());
    saving.reset();
  };
  const submit = (anyway: boolean) => form.handleSubmit((values) => saving.mutate({ values, anyway }));
  const conflict = refusal(saving.error, 'CONFLICT') !== null;
  return (
    <>
      <Dialog open wide onOpenChange={leave} title={title} description={<DialogSubject>{description}</DialogSubject>}>
        <FormProvider {...form}>
          <form noValidate onSubmit={submit(false)} className="flex flex-col gap-5">
            {restored && <RestoredNotice />}
            {children}
            <DialogActions>
              {conflict && <Conflict what="booking" onReload={reload} onSaveAnyway={submit(true)} />}
              {saving.error && !conflict && (
                <div className="w-full">
                  <Notice tone="failure">
                    {failure(saving.error).map((sentence) => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </Notice>
                </div>
              )}
              <Button look="quiet" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" busy={saving.isPending}>
                Save Changes
              </Button>
            </DialogActions>
          </form>
        </FormProvider>
      </Dialog>
      {discardQuestion}
    </>
  );
}
