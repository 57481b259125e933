import { limits } from '@rover/contracts/limits';
import { DomainError } from '../http/domain-error.js';
import { hasCode } from '../telemetry/error-code.js';
import { diskFailure } from './file-store.errors.js';

/** An error of reading a form with files, in words for a person; a failed system call, which is ours, as it is. */
export function formFailure(error: unknown): unknown {
  const failure = diskFailure(error);
  if (failure instanceof DomainError) return failure;
  if (hasCode(error, 'ABORT_ERR')) return new DomainError('TOO_SLOW', '', { cause: error });
  if (hasCode(error, 'FST_FILES_LIMIT')) {
    const message = `At most ${limits.media.filesAtOnce} files can be uploaded at once.`;
    return new DomainError('BODY_TOO_LARGE', message, { cause: error });
  }
  if (hasCode(error, 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT')) {
    return new DomainError('BODY_TOO_LARGE', 'The form has too many parts.', { cause: error });
  }
  const isOurs = error instanceof Error && 'syscall' in error;
  return isOurs ? error : new DomainError('MALFORMED', 'The form is not complete, or not a form.', { cause: error });
}
