import type { ValidateTokenAnswer } from '@rover/contracts/auth';
import { type CallOptions, call } from '../../../http/call.js';

/** Asks the server whether a token opens the back office, and whose it is; rejects when it does not. */
export function validateToken(
  token: string | null,
  options: Pick<CallOptions, 'signal' | 'statusIsEnough'>,
): Promise<ValidateTokenAnswer> {
  return call('/api/admin/validate-token', { ...options, method: 'POST', token });
}
