import { Button } from '@rover/ui/button';
import { useState } from 'react';
import type { Outcome } from '../outcome.js';
import { resend } from '../resend.js';
import { OutcomeNotice } from './outcome-notice.js';

/** A button that mails a new verification link. */
export function ResendVerification({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSending, setIsSending] = useState(false);

  const sendAgain = async () => {
    setOutcome(null);
    setIsSending(true);
    setOutcome(await resend(email));
    setIsSending(false);
  };

  return (
    <div className="flex flex-col gap-4">
      {outcome && <OutcomeNotice outcome={outcome} />}
      <Button look="quiet" busy={isSending} onClick={sendAgain}>
        Resend Verification Email
      </Button>
    </div>
  );
}
