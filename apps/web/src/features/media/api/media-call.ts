import { CallError } from '../../../http/call-error.js';
import { readAdminToken } from '../../session/session-store.js';
import { NotAPhoto } from '../not-a-photo.js';

/** The message of a refusal, before the server's reason, and of any other failure. */
const sentences = {
  upload: { refused: 'Upload failed', failed: 'Failed to upload media' },
  delete: { refused: 'Delete failed', failed: 'Failed to delete media' },
  bulkDelete: { refused: 'Bulk delete failed', failed: 'Failed to delete media files' },
  caption: { refused: 'Update failed', failed: 'Failed to update caption' },
} as const;

export type MediaDeed = keyof typeof sentences;

/** A call that changes media. Rejects with a sentence for the admin, or with the abort of the caller's own signal. */
export async function mediaCall<Answer>(deed: MediaDeed, ask: () => Promise<Answer>): Promise<Answer> {
  if (!readAdminToken()) throw new Error('No admin token found');
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new Error(failureSentence(deed, cause), { cause });
  }
}

function failureSentence(deed: MediaDeed, cause: unknown): string {
  const { refused, failed } = sentences[deed];
  if (cause instanceof NotAPhoto) return `${refused}: ${cause.message}`;
  if (!(cause instanceof CallError) || cause.failure !== 'refused') return failed;
  return `${refused}: ${cause.answer?.message ?? cause.status}`;
}
