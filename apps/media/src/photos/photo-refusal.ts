import { DomainError } from '@rover/platform/http/domain-error';

/** Why an image could not be processed, in words for a person. */
export function photoRefusal(cause: unknown): DomainError {
  const reason = String(cause);
  if (/timeout: \d+%/.test(reason)) {
    const message = 'Working on this image took too long. Please try again in a moment, or choose a smaller one.';
    return new DomainError('UNAVAILABLE', message, { retryAfter: 10, cause });
  }
  const message = /pixel limit/i.test(reason)
    ? 'This image has too many pixels. It can have 40 megapixels at most.'
    : 'This image is damaged, or not an image at all.';
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', message, { cause });
}
