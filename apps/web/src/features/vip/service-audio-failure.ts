import { CallError } from '../../http/call-error.js';

/** Whether a recording is too large, so that no retry can save it. */
export function isTooLarge(cause: unknown): boolean {
  return cause instanceof CallError && cause.status === 413;
}

/** Why a recording was not saved. */
export function savingFailure(cause: unknown): string {
  if (isTooLarge(cause)) return 'File too large. Please record a shorter audio clip.';
  if (isUnknownAdmin(cause)) return authentication;
  return 'Recording created but upload failed. Audio will be temporary until page refresh.';
}

/** Why a recording was not deleted. */
export function deletionFailure(cause: unknown): string {
  return isUnknownAdmin(cause) ? authentication : 'Failed to delete audio. Please try again.';
}

const authentication = 'Authentication failed. Please refresh and login again.';

function isUnknownAdmin(cause: unknown): boolean {
  return cause instanceof CallError && cause.status === 401;
}
