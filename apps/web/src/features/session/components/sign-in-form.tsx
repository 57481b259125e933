import type { LoginRequest, UserView } from '@rover/contracts/auth';
import { limits } from '@rover/contracts/limits';
import { Button } from '@rover/ui/button';
import { Field, Input } from '@rover/ui/field';
import { Notice } from '@rover/ui/notice';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type SignInOutcome, signIn } from '../sign-in.js';
import { PasswordInput } from './password-input.js';

const welcomeFor = 1000;

interface SignInFormProps {
  /** One second after the welcome. */
  onSignedIn: (user: UserView) => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginRequest>({ defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = formState;

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
      <Field label="Email" error={errors.email?.message} required>
        <Input
          type="email"
          autoComplete="username"
          maxLength={limits.email}
          {...register('email', { validate: (value) => value.trim() !== '' || 'Please enter your email' })}
        />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput
          autoComplete="current-password"
          maxLength={limits.password.max}
          {...register('password', { required: 'Please enter your password' })}
        />
      </Field>
      {outcome && <Notice tone={outcome.ok ? 'success' : 'failure'}>{outcome.message}</Notice>}
      <Button type="submit" size="large" busy={isSubmitting} disabled={outcome?.ok}>
        {isSubmitting ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
