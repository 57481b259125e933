import { limits } from '@rover/contracts/limits';
import { Notice } from '@rover/ui/notice';
import type { Handover } from '../login-views.js';
import { BackToSignIn } from './back-to-sign-in.js';

/** Shown after asking for a new password. It does not reveal whether the address has an account. */
export function LinkSent({ email, message, back }: Handover) {
  return (
    <div className="flex flex-col gap-6">
      {message && <Notice tone="success">{message}</Notice>}
      <p>
        Look for it in the inbox of{' '}
        <span className="inline-block max-w-full wrap-anywhere">
          <strong>{email}</strong>,
        </span>{' '}
        and among the spam. It works for {limits.mailedLink.reset} minutes.
      </p>
      <BackToSignIn email={email} back={back} />
    </div>
  );
}
