import { CallError } from '../../http/call-error.js';
import { readAdminToken, refuseAdminToken } from './session-store.js';

/** Asks the server with the token of the back office. A token that the server no longer takes is dropped. */
export async function withAdminToken<Answer>(ask: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = readAdminToken();
  try {
    return await ask(token);
  } catch (error) {
    if (token && error instanceof CallError && error.status === 401) refuseAdminToken(token, { session: true });
    throw error;
  }
}
