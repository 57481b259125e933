import { accountWords, type RegisterRequest } from '@rover/contracts/auth';
import { isEmailAddress } from '@rover/contracts/email-address';
import { limits } from '@rover/contracts/limits';
import { isGoodPassword } from '@rover/contracts/passwords';
import { deletedMarker } from '@rover/contracts/users';
import { Button } from '@rover/ui/button';
import { Field, Input } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { drafts, useWritten } from '../../../forms/drafts.js';
import { filled } from '../../../forms/field-rules.js';
import { type Handover, loginPath } from '../login-views.js';
import type { Outcome } from '../outcome.js';
import { signUp } from '../sign-up.js';
import { OutcomeNotice } from './outcome-notice.js';
import { PasswordChecklist } from './password-checklist.js';
import { PasswordInput } from './password-input.js';

/** Values typed before switching to Sign In, without the password. */
const signUpDrafts = drafts<Omit<RegisterRequest, 'password'>>();
const subject = 'an account';

/** @param back the page that asked for a login */
export function SignUpForm({ back }: Pick<Handover, 'back'>) {
  const [failure, setFailure] = useState<Outcome | null>(null);
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const form = useForm<RegisterRequest>({
    defaultValues: { ...(signUpDrafts.of(subject) ?? { firstName: '', lastName: '', email: '' }), password: '' },
  });
  useWritten(form, ({ password: _, ...values }) => signUpDrafts.keep(subject, values));
  const { register, handleSubmit, formState, control } = form;
  const { errors, isSubmitting } = formState;
  const isIncomplete = Object.values(errors).some(({ type }) => type === 'filled');

  const submit = handleSubmit(async ({ firstName, lastName, email, password }) => {
    setFailure(null);
    const signedUp = await signUp({
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      password,
    });
    if (signedUp.is !== 'failed') signUpDrafts.drop(subject);
    if (!isMounted()) return;
    if (signedUp.is === 'failed') return setFailure(signedUp.outcome);
    const { is, email: address, message } = signedUp;
    const isOpened = is === 'opened';
    const handover: Handover = { email: address, back, ...(!isOpened && { message }) };
    navigate(loginPath(isOpened ? 'check-email' : 'sign-in'), { state: handover });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Sign Up">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message} required>
          <Input
            autoComplete="given-name"
            maxLength={limits.personName}
            {...register('firstName', { validate: { filled: filled('Please enter your first name') } })}
          />
        </Field>
        <Field label="Last Name" error={errors.lastName?.message} required>
          <Input
            autoComplete="family-name"
            maxLength={limits.personName}
            {...register('lastName', { validate: { filled: filled('Please enter your last name') } })}
          />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="email"
          maxLength={limits.email}
          {...register('email', {
            validate: {
              filled: filled('Please enter your email'),
              address: (value) => isFreeAddress(value.trim()) || accountWords.badAddress,
            },
          })}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={<PasswordChecklist password={useWatch({ control, name: 'password' })} />}
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...register('password', {
            validate: {
              filled: filled('Please choose a password'),
              good: (value) => isGoodPassword(value) || accountWords.weakPassword,
            },
          })}
        />
      </Field>
      {isIncomplete && <Notice tone="failure">{accountWords.incomplete}</Notice>}
      {failure && <OutcomeNotice outcome={failure} />}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Signing Up...' : 'Sign Up'}
      </Button>
    </form>
  );
}

/** Excludes addresses that mark deleted users. */
function isFreeAddress(email: string): boolean {
  return isEmailAddress(email) && !email.toLowerCase().includes(deletedMarker);
}
