import { type CallOptions, call } from '../../http/call.js';
import { isNotFound } from '../../http/call-error.js';
import { withAdminToken } from './with-admin-token.js';

/** A call with the admin's token. */
export function adminCall<Answer>(path: string, options: CallOptions): Promise<Answer> {
  return withAdminToken((token) => call<Answer>(path, { ...options, token }));
}

/** Deletes the resource at a path. One that is gone already counts as deleted. */
export async function deleteUnlessGone(path: string): Promise<void> {
  try {
    await adminCall(path, { method: 'DELETE', statusIsEnough: true });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
