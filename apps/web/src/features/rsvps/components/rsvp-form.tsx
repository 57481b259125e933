import type { EventView } from '@rover/contracts/events';
import { limits } from '@rover/contracts/limits';
import type { RsvpRequest } from '@rover/contracts/rsvps';
import { Button } from '@rover/ui/button';
import { DialogActions } from '@rover/ui/dialog';
import { Field, Input, Select, Textarea } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { drafts, useWritten } from '../../../forms/drafts.js';
import { emailAddress } from '../../../forms/email-rule.js';
import { filled } from '../../../forms/field-rules.js';
import { markRefused, sentencesFor } from '../../../forms/form-failure.js';
import { pendingRequests, usePendingFromBefore } from '../../../forms/pending-requests.js';
import { idempotencyKeys } from '../../../http/idempotency-keys.js';
import { placeRsvp } from '../api/place-rsvp.js';
import { guestMemory } from '../guest-memory.js';
import { GuestOptions } from './guest-options.js';
import type { KeptPlace } from './rsvp-confirmed.js';

type RsvpFormValues = ReturnType<typeof guestMemory.recall> & { guests: string; specialRequests: string };

interface RsvpFormProps {
  event: EventView;
  /** Fields missing in the answer are those of the request. */
  onPlaced: (rsvp: KeptPlace) => void;
}

/** Values of forms that were closed, perhaps by mistake. */
const rsvpDrafts = drafts<RsvpFormValues>();
const underKey = idempotencyKeys();
const pendingRsvps = pendingRequests<KeptPlace>();

export function RsvpForm({ event, onPlaced }: RsvpFormProps) {
  const [failure, setFailure] = useState<string[]>([]);
  const form = useForm<RsvpFormValues>({
    defaultValues: rsvpDrafts.of(event.id) ?? { ...guestMemory.recall(), guests: '1', specialRequests: '' },
  });
  const isMounted = useIsMounted();
  useWritten(form, (values) => rsvpDrafts.keep(event.id, values));
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const pendingBefore = usePendingFromBefore(pendingRsvps, event.id, onPlaced);
  const isSubmitting = formState.isSubmitting || pendingBefore;

  const submit = handleSubmit(async (values) => {
    const request = {
      ...values,
      guests: Number(values.guests),
      eventId: event.id,
      eventTitle: event.title,
      eventDate: event.eventDate,
    };
    setFailure([]);
    try {
      const placed = await pendingRsvps.keep(event.id, place(request));
      guestMemory.remember(values);
      rsvpDrafts.drop(event.id);
      if (!isMounted()) toast.success('RSVP Confirmed!', { description: event.title });
      onPlaced(placed);
    } catch (error) {
      markRefused(form, error);
      const sentences = failureOf(error);
      setFailure(sentences);
      if (!isMounted()) toast.error(event.title, { description: sentences.join(' ') });
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Full Name" required error={errors.fullName?.message}>
        <Input
          autoComplete="name"
          maxLength={limits.personName}
          {...register('fullName', { validate: filled('Please enter your name') })}
        />
      </Field>
      <Field label="Email" required error={errors.email?.message} hint="Your confirmation goes there.">
        <Input
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...register('email', { validate: emailAddress })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
        <Field label="Phone" error={errors.phone?.message}>
          <Input type="tel" autoComplete="tel" maxLength={limits.phone} {...register('phone')} />
        </Field>
        <Field label="Guests" error={errors.guests?.message}>
          <Select {...register('guests')}>
            <GuestOptions />
          </Select>
        </Field>
      </div>
      <Field label="Special Requests" error={errors.specialRequests?.message}>
        <Textarea
          rows={3}
          maxLength={limits.specialRequests}
          placeholder="A high chair, a birthday, a tune you would like to hear"
          {...register('specialRequests')}
        />
      </Field>
      <DialogActions>
        {failure.length > 0 && (
          <div className="w-full">
            <Notice tone="failure">
              {failure.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          </div>
        )}
        <Button type="submit" size="large" busy={isSubmitting} className="max-sm:w-full">
          {isSubmitting ? 'Submitting...' : 'Submit RSVP'}
        </Button>
      </DialogActions>
    </form>
  );
}

function failureOf(error: unknown): string[] {
  const apology = 'There was an error submitting your RSVP. Please try again.';
  const codes = ['EVENT_FULL', 'EVENT_PAST', 'NOT_FOUND', 'VALIDATION_FAILED', 'TOO_MANY_REQUESTS'] as const;
  return sentencesFor(error, apology, ...codes);
}

async function place(request: RsvpRequest & KeptPlace): Promise<KeptPlace> {
  const { rsvp } = await underKey(request, (key) => placeRsvp(request, key));
  return { ...request, ...rsvp };
}
