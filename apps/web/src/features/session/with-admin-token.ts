import { CallError } from '../../http/call-error.js';
import { doubtAdminToken, readAdminToken, refuseAdminToken } from './session-store.js';

/**
 * Asks the server with the token of the back office. A token that the server no longer takes is dropped; where it says
 * that something is not allowed, whoever asks may be no admin any more.
 */
export async function withAdminToken<Answer>(ask: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = readAdminToken();
  try {
    return await ask(token);
  } catch (error) {
    const status = token && error instanceof CallError ? error.status : null;
    if (token && status === 401) refuseAdminToken(token, { session: true });
    if (status === 403) doubtAdminToken();
    throw error;
  }
}
