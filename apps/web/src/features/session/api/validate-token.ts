import type { ValidateTokenAnswer } from '@rover/contracts/auth';
import { call } from '../../../http/call.js';

/** Asks the server whether a token opens the back office; rejects when it does not. */
export function validateToken(token: string): Promise<ValidateTokenAnswer> {
  return call('/api/admin/validate-token', { method: 'POST', token });
}
