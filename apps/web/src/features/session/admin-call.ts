import { type CallOptions, call } from '../../http/call.js';
import { CallError } from '../../http/call-error.js';
import { readAdminToken, refuseAdminToken } from './session-store.js';

/** A call of the back office, with its token. A token that the server no longer takes is dropped. */
export async function adminCall<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const token = readAdminToken();
  try {
    return await call<Answer>(path, { ...options, token });
  } catch (error) {
    if (token && error instanceof CallError && error.status === 401) refuseAdminToken(token, { session: true });
    throw error;
  }
}
