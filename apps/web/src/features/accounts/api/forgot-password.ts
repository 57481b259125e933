import type { MailedLinkRequest } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import { call } from '../../../http/call.js';

/** Mails a link to choose a new password. */
export function forgotPassword(request: MailedLinkRequest): Promise<DoneAnswer> {
  return call('/api/auth/forgot-password', { method: 'POST', body: request });
}
