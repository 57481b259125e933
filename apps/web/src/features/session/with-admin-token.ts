import { CallError } from '../../http/call-error.js';
import { dropRejectedAdminToken, readAdminToken, recheckAdminToken } from './session-store.js';

/**
 * Makes a request with the admin's token. After a 401 the token is dropped; after a 403 it is checked, since the user
 * may be no admin any more.
 */
export async function withAdminToken<Answer>(ask: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = readAdminToken();
  try {
    return await ask(token);
  } catch (error) {
    const status = token && error instanceof CallError ? error.status : null;
    if (token && status === 401) dropRejectedAdminToken(token, { session: true });
    if (status === 403) recheckAdminToken();
    throw error;
  }
}
