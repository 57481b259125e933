import { Button } from '@rover/ui/button';
import { DialogActions } from '@rover/ui/dialog';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isDecided } from '../../../http/call-error.js';
import { idempotencyKeys } from '../../../http/idempotency-keys.js';
import { bookVip } from '../api/book-vip.js';
import { hostMemory } from '../host-memory.js';
import { refusedFields, vipFailure } from '../vip-failure.js';
import { firstValues, toRequest, type VipFormValues, type VipOpening } from '../vip-form-values.js';
import type { BookedParty } from './vip-booked.js';
import { VipFields } from './vip-fields.js';

interface VipFormProps {
  opening: VipOpening;
  /** With what was asked for, where the server has not said what it booked. */
  onBooked: (booking: BookedParty) => void;
  /** In words for the host; what was written stays in the form. */
  onFailed: (sentences: string[]) => void;
}

export function VipForm({ opening, onBooked, onFailed }: VipFormProps) {
  const [keys] = useState(idempotencyKeys);
  const form = useForm<VipFormValues>({ defaultValues: firstValues(opening) });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const request = toRequest(values, opening);
    try {
      const { booking } = await bookVip(request, keys.keyFor(request));
      hostMemory.remember(values);
      onBooked({ ...request, ...booking });
    } catch (error) {
      if (isDecided(error)) keys.decided();
      for (const [place, { field, message }] of refusedFields(error)
        .filter(({ field }) => field in values)
        .entries()) {
        form.setError(field as keyof VipFormValues, { message }, { shouldFocus: place === 0 });
      }
      onFailed(vipFailure(error));
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
