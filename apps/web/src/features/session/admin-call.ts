import { type CallOptions, call } from '../../http/call.js';
import { withAdminToken } from './with-admin-token.js';

/** A call of the back office. */
export function adminCall<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return withAdminToken((token) => call<Answer>(path, { ...options, token }));
}
