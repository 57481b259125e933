import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Field, Input } from '@rover/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { emailAddress } from '../../../forms/email-rule.js';
import { forgotPassword } from '../api/forgot-password.js';
import { type Handover, loginPath } from '../login-views.js';
import { type Outcome, outcomeOf } from '../outcome.js';
import { BackToSignIn } from './back-to-sign-in.js';
import { OutcomeNotice } from './outcome-notice.js';

/** Asks whom to mail a link to. */
export function ForgotPasswordForm({ handover: { email: known = '', back } }: { handover: Handover }) {
  const [failure, setFailure] = useState<Outcome | null>(null);
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, watch } = useForm({ defaultValues: { email: known } });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    setFailure(null);
    const email = typed.email.trim();
    const outcome = await outcomeOf(forgotPassword({ email }), 'The reset link could not be sent.');
    if (!isMounted()) return;
    if (!outcome.ok) return setFailure(outcome);
    navigate(loginPath('link-sent'), { state: { email, message: outcome.message, back } satisfies Handover });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Reset Password">
      <Field label="Email" error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="username"
          maxLength={limits.email}
          {...register('email', { validate: emailAddress })}
        />
      </Field>
      {failure && <OutcomeNotice outcome={failure} />}
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <BackToSignIn email={watch('email').trim()} back={back} />
    </form>
  );
}
