import type { VipBookingRequest } from '@rover/contracts/vip';
import { Button } from '@rover/ui/button';
import { DialogActions } from '@rover/ui/dialog';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { drafts, useWritten } from '../../../forms/drafts.js';
import { markRefused, sentencesFor } from '../../../forms/form-failure.js';
import { pendingRequests, usePendingFromBefore } from '../../../forms/pending-requests.js';
import { idempotencyKeys } from '../../../http/idempotency-keys.js';
import { bookVip } from '../api/book-vip.js';
import { hostMemory } from '../host-memory.js';
import { firstValues, toRequest, type VipFormValues, type VipOpening } from '../vip-form-values.js';
import type { BookedParty } from './vip-booked.js';
import { VipFields } from './vip-fields.js';

interface VipFormProps {
  opening: VipOpening;
  /** Fields missing in the answer are those of the request. */
  onBooked: (booking: BookedParty) => void;
  /** Sentences for the host; the form keeps its values. */
  onFailed: (sentences: string[]) => void;
}

/** Values of forms that were closed, perhaps by mistake, by the button that opened them. */
const vipDrafts = drafts<VipFormValues>();
const underKey = idempotencyKeys();
const pendingBookings = pendingRequests<BookedParty>();

export function VipForm({ opening, onBooked, onFailed }: VipFormProps) {
  const isMounted = useIsMounted();
  const form = useForm<VipFormValues>({
    defaultValues: vipDrafts.of(opening.buttonSource) ?? firstValues(opening),
  });
  useWritten(form, (values) => vipDrafts.keep(opening.buttonSource, values));
  const pendingBefore = usePendingFromBefore(pendingBookings, opening.buttonSource, onBooked);
  const isSubmitting = form.formState.isSubmitting || pendingBefore;

  const submit = form.handleSubmit(async (values) => {
    const request = toRequest(values, opening);
    try {
      const booked = await pendingBookings.keep(opening.buttonSource, book(request));
      hostMemory.remember(values);
      vipDrafts.drop(opening.buttonSource);
      if (!isMounted()) toast.success('Booking Request Sent!', { description: request.eventType });
      onBooked(booked);
    } catch (error) {
      markRefused(form, error);
      const sentences = failureOf(error);
      onFailed(sentences);
      if (!isMounted()) toast.error('Booking Submission Failed', { description: sentences.join(' ') });
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <VipFields />
        <DialogActions>
          <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
            {isSubmitting ? 'Sending Request...' : 'Send Request'}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

function failureOf(error: unknown): string[] {
  const apology = 'Failed to submit booking request. Please try again or contact us directly.';
  return sentencesFor(error, apology, 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS');
}

async function book(request: VipBookingRequest): Promise<BookedParty> {
  const { booking } = await underKey(request, (key) => bookVip(request, key));
  return { ...request, ...booking };
}
