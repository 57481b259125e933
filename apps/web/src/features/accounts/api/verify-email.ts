import type { VerifyEmailRequest } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import { call } from '../../../http/call.js';

/** Uses up the link of a verification mail. */
export function verifyEmail(request: VerifyEmailRequest): Promise<DoneAnswer> {
  return call('/api/auth/verify-email', { method: 'POST', body: request });
}
