import type { RegisterAnswer, RegisterRequest } from '@rover/contracts/auth';
import { call } from '../../../http/call.js';

/** Opens an account, or says that the address has one. */
export function register(request: RegisterRequest): Promise<RegisterAnswer> {
  return call('/api/auth/register', { method: 'POST', body: request });
}
