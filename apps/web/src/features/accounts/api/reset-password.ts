import type { ResetPasswordRequest } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import { call } from '../../../http/call.js';

/** Sets a new password. The mailed link works once. */
export function resetPassword(request: ResetPasswordRequest): Promise<DoneAnswer> {
  return call('/api/auth/reset-password', { method: 'POST', body: request });
}
