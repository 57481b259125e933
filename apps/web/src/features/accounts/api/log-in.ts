import type { LoginAnswer, LoginRequest } from '@rover/contracts/auth';
import { call } from '../../../http/call.js';

export function logIn(request: LoginRequest): Promise<LoginAnswer> {
  return call('/api/auth/login', { method: 'POST', body: request });
}
