import type { LoginRequest, UserView } from '@rover/contracts/auth';
import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Field, Input } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { TextLink } from '@rover/ui/text-link';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { filled } from '../../../forms/field-rules.js';
import { type Handover, loginPath } from '../login-views.js';
import { type SignInOutcome, signIn } from '../sign-in.js';
import { PasswordInput } from './password-input.js';
import { ResendVerification } from './resend-verification.js';

const welcomeFor = 1000;

interface SignInFormProps {
  /** The address, and perhaps a message, passed on by another view. */
  handover: Handover;
  /** Called one second after the welcome message. */
  onSignedIn: (user: UserView) => void;
}

export function SignInForm({ handover, onSignedIn }: SignInFormProps) {
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const { register, handleSubmit, formState, setFocus, watch } = useForm<LoginRequest>({
    defaultValues: { email: handover.email ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const isSentHere = handover.message !== undefined;

  useEffect(() => {
    if (isSentHere) setFocus('password');
  }, [isSentHere, setFocus]);

  useEffect(() => {
    if (!outcome?.ok) return;
    const timer = setTimeout(() => onSignedIn(outcome.user), welcomeFor);
    return () => clearTimeout(timer);
  }, [outcome, onSignedIn]);

  const submit = handleSubmit(async ({ email, password }) => {
    setOutcome(null);
    setOutcome(await signIn({ email: email.trim(), password }));
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label="Sign In">
      {isSentHere && !outcome && <Notice tone="failure">{handover.message}</Notice>}
      <Field label="Email" error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="username"
          maxLength={limits.email}
          {...register('email', { validate: filled('Please enter your email') })}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { required: 'Please enter your password' })}
          />
        </Field>
        <TextLink asChild className="self-end py-1 text-sm">
          <Link
            to={loginPath('forgot-password')}
            state={{ email: watch('email').trim(), back: handover.back } satisfies Handover}
          >
            Forgot your password
          </Link>
        </TextLink>
      </div>
      {outcome && <Notice tone={outcome.ok ? 'success' : 'failure'}>{outcome.message}</Notice>}
      {outcome && !outcome.ok && outcome.isUnverified && <ResendVerification email={watch('email').trim()} />}
      <Button type="submit" size="large" busy={isSubmitting} disabled={outcome?.ok}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
