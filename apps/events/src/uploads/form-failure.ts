import { limits } from '@rover/contracts/limits';
import { FileStoreFullError } from '@rover/platform/files/file-store.errors';
import { DomainError } from '@rover/platform/http/domain-error';
import { hasCode } from '@rover/platform/telemetry/error-code';

/** Bounds of what is read of a form besides its files. */
export const formFieldLimits = {
  fileSize: Number.POSITIVE_INFINITY,
  fields: 40,
  fieldSize: 256 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
  parts: limits.media.filesAtOnce + 40,
} as const;

/** Why a form could not be read, in words for a person; what concerns only us stays as it is. */
export function formFailure(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new FileStoreFullError(error);
  if (hasCode(error, 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT')) {
    return new DomainError('BODY_TOO_LARGE', 'The form has too many parts.', { cause: error });
  }
  const isOurs = error instanceof Error && 'syscall' in error;
  return isOurs ? error : new DomainError('MALFORMED', 'The form is not complete, or not a form.', { cause: error });
}
