import type { VerifyEmailRequest } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import { call } from '../../../http/call.js';

/** Verifies an address by the token of a verification mail, which works once. */
export function verifyEmail(request: VerifyEmailRequest): Promise<DoneAnswer> {
  return call('/api/auth/verify-email', { method: 'POST', body: request });
}
