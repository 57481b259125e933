import type { MailedLinkRequest } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import { call } from '../../../http/call.js';

/** Mails a new verification link. */
export function resendVerification(request: MailedLinkRequest): Promise<DoneAnswer> {
  return call('/api/auth/resend-verification', { method: 'POST', body: request });
}
