import { type CallOptions, call } from '../../http/call.js';
import { isNotFound } from '../../http/call-error.js';
import { withAdminToken } from './with-admin-token.js';

/** A call of the back office. */
export function adminCall<Answer>(path: string, options: CallOptions): Promise<Answer> {
  return withAdminToken((token) => call<Answer>(path, { ...options, token }));
}

/** For deletions: what is gone already is no failure. @throws every other failure */
export function unlessGone(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
