import { DomainError } from '../http/domain-error.js';
import { hasCode } from '../telemetry/error-code.js';

/** There is no room for the file. Nothing of it was kept; smaller ones may still fit. */
export class FileStoreFullError extends DomainError {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', 'There is no room for this file right now. Please try again later.', {
      retryAfter: 60,
      cause,
    });
  }
}

/** An error of writing a file, in words for a person where the disk is its cause; any other error as it is. */
export function diskFailure(error: unknown): unknown {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return new FileStoreFullError(error);
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'EIO')) return new DomainError('UNAVAILABLE', '', { cause: error });
  return error;
}

/** A programming error: keys are made by us, never by a client. */
export class InvalidFileKeyError extends Error {
  override readonly name = 'InvalidFileKeyError';

  constructor(key: string) {
    super(`Not a key of a file: ${JSON.stringify(key.slice(0, 80))}`);
  }
}
