import { limits } from '@rover/contracts/limits';
import { FileStoreFullError } from '@rover/platform/files/file-store.errors';
import { DomainError } from '@rover/platform/http/domain-error';
import { hasCode } from '@rover/platform/telemetry/error-code';

/** Why an upload could not be received, in words for a person; what concerns only us stays as it is. */
export function uploadFailure(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new FileStoreFullError(error);
  if (hasCode(error, 'ABORT_ERR')) return new DomainError('TOO_SLOW', '', { cause: error });
  if (hasCode(error, 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT')) {
    return new DomainError('BODY_TOO_LARGE', `At most ${limits.media.filesAtOnce} files can be uploaded at once.`, {
      cause: error,
    });
  }
  const isOurs = error instanceof Error && 'syscall' in error;
  return isOurs ? error : new DomainError('MALFORMED', 'The upload is not complete, or not a form.', { cause: error });
}
