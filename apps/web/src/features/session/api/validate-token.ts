import { call } from '../../../http/call.js';

/** Asks the server whether a token opens the back office; rejects when it does not. */
export async function validateToken(token: string): Promise<void> {
  await call('/api/admin/validate-token', { method: 'POST', token, statusIsEnough: true });
}
