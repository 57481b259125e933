import { accountWords } from '@rover/contracts/auth';
import { isGoodPassword } from '@rover/contracts/passwords';
import { Button } from '@rover/ui/button';
import { Field } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { TextLink } from '@rover/ui/text-link';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useIsMounted } from '../../../browser/use-is-mounted.js';
import { resetPassword } from '../api/reset-password.js';
import { loginPath } from '../login-views.js';
import { connectionError, type Outcome, outcomeOf } from '../outcome.js';
import { OutcomeNotice } from './outcome-notice.js';
import { PasswordChecklist } from './password-checklist.js';
import { PasswordInput } from './password-input.js';

interface ResetPasswordFormProps {
  /** The secret of the mailed link; '' when there is none. */
  token: string;
  onReset: (message: string) => void;
}

const mayBeDoneWords = 'Your first try may have got through: sign in with the new password.';

export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const [failure, setFailure] = useState<Outcome | null>(null);
  const isMounted = useIsMounted();
  /** Whether an earlier attempt got no answer. */
  const unanswered = useRef(false);
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { password: '', confirmation: '' } });
  const { errors, isSubmitting } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });

  const submit = handleSubmit(async (chosen) => {
    setFailure(null);
    const outcome = await outcomeOf(resetPassword({ token, password: chosen.password }), 'Password reset failed');
    if (!isMounted()) return;
    if (outcome.ok) return onReset(outcome.message);
    const isLost = outcome.detail === connectionError;
    const mayBeDone = unanswered.current && !isLost;
    unanswered.current ||= isLost;
    setFailure(mayBeDone ? { ...outcome, detail: mayBeDoneWords } : outcome);
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Reset Password">
      {token === '' && (
        <>
          <Notice tone="failure">Invalid reset link. Please request a new password reset</Notice>
          <RequestNewLink />
        </>
      )}
      <Field
        label="New Password"
        error={errors.password?.message}
        hint={
          <PasswordChecklist
            password={password}
            more={[{ words: 'Passwords match', isMet: password !== '' && password === confirmation }]}
          />
        }
        required
      >
        <PasswordInput
          autoComplete="new-password"
          {...register('password', {
            deps: 'confirmation',
            validate: (value) => isGoodPassword(value) || accountWords.weakPassword,
          })}
        />
      </Field>
      <Field label="Confirm Password" error={errors.confirmation?.message} required>
        <PasswordInput
          autoComplete="new-password"
          {...register('confirmation', {
            validate: (value, typed) => value === typed.password || 'Passwords do not match',
          })}
        />
      </Field>
      {failure && (
        <>
          <OutcomeNotice outcome={failure} />
          <RequestNewLink />
        </>
      )}
      <Button type="submit" size="large" busy={isSubmitting} disabled={token === ''}>
        {isSubmitting ? 'Saving...' : 'Reset Password'}
      </Button>
    </form>
  );
}

function RequestNewLink() {
  return (
    <TextLink asChild className="self-start">
      <Link to={loginPath('forgot-password')}>Request a new link</Link>
    </TextLink>
  );
}
